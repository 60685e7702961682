import { Box, Button, Flex } from '@chakra-ui/react';
import { PlusIcon, Trash2Icon } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { deleteAllChats } from './chat-actions';
import type { ChatSession } from './chats';
import { isComposing } from '../is-composing';
import { SessionItem } from './session-item';

type Props = {
  id: string;
  /** On small screens, where the list covers the messages. */
  isOpen: boolean;
  sessions: readonly ChatSession[];
  currentId: string;
  /** The button that opened the list. */
  toggle: RefObject<HTMLButtonElement | null>;
  onCreate: () => void;
  onSelect: (id: string) => void;
  onClose: () => void;
};

export function ChatSidebar({ id, isOpen, sessions, currentId, toggle, onCreate, onSelect, onClose }: Props) {
  const hasSomething = sessions.length > 1 || sessions.some(({ messages }) => messages.length > 0);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    onClose();
    toggle.current?.focus();
  }

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent) {
    const isOutside =
      relatedTarget && relatedTarget !== toggle.current && !currentTarget.contains(relatedTarget);
    if (isOutside) onClose();
  }

  return (
    <>
      {isOpen && <Box css={scrim} hideFrom="md" onClick={onClose} />}
      <Flex
        as="aside"
        id={id}
        aria-label="Chats"
        css={sheet}
        display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        <Button variant="outline" w="full" flexShrink="0" onClick={onCreate}>
          <PlusIcon aria-hidden /> New Chat
        </Button>
        <Box as="ul" listStyleType="none" flex="1" minH="0" overflowY="auto" mx="-2" px="2" py="1">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isCurrent={session.id === currentId}
              onSelect={() => onSelect(session.id)}
            />
          ))}
        </Box>
        <Button
          variant="ghost"
          size="xs"
          color="fg.muted"
          alignSelf="start"
          flexShrink="0"
          disabled={!hasSomething}
          onClick={deleteAllChats}
        >
          <Trash2Icon aria-hidden /> Delete all chats
        </Button>
      </Flex>
    </>
  );
}

const scrim = {
  gridArea: 'pane',
  zIndex: '1',
  bg: 'bg/70',
  backdropFilter: 'blur(3px)',
  animation: 'fade-in {durations.fast}',
};

const sheet = {
  gridArea: { base: 'pane', md: 'list' },
  zIndex: { base: '2', md: 'auto' },
  w: { base: 'min(20rem, 86%)', md: 'auto' },
  flexDirection: 'column',
  gap: '3',
  p: '4',
  minH: '0',
  bg: { base: 'bg.panel', md: 'bg/40' },
  borderEndWidth: '1px',
  borderColor: 'border.muted',
  boxShadow: { base: 'lg', md: 'none' },
  animation: { base: 'fade-in {durations.moderate} {easings.out}', md: 'none' },
  _print: { display: 'none !important' },
};
