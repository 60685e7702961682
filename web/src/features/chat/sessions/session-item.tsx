import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { PencilIcon, Trash2Icon } from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteChat, renameChat } from './chat-actions';
import type { ChatSession } from './chats';
import { RenameField } from './rename-field';

type Props = { session: ChatSession; isCurrent: boolean; onSelect: () => void };

export function SessionItem({ session: { id, name, messages }, isCurrent, onSelect }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const preview = messages.find(({ role }) => role === 'user')?.content;

  function finish(newName?: string) {
    setRenaming(false);
    if (newName !== undefined) renameChat(id, newName);
  }

  return (
    <Flex as="li" css={row} data-current={isCurrent || undefined}>
      {isRenaming ? (
        <RenameField name={name} onDone={finish} onKeyboardDone={() => renameButton.current?.focus()} />
      ) : (
        <SelectButton
          type="button"
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onSelect}
          onDoubleClick={() => setRenaming(true)}
        >
          <Text truncate>{name}</Text>
          <Text truncate textStyle="xs" color="fg.subtle" fontWeight="normal">
            {preview ?? 'No messages yet'}
          </Text>
        </SelectButton>
      )}
      <Box data-actions display="flex" flexShrink="0">
        <IconButton
          ref={renameButton}
          variant="ghost"
          size="xs"
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          <PencilIcon />
        </IconButton>
        <IconButton variant="ghost" size="xs" aria-label={`Delete ${name}`} onClick={() => deleteChat(id)}>
          <Trash2Icon />
        </IconButton>
      </Box>
    </Flex>
  );
}

const row = {
  alignItems: 'center',
  gap: '1',
  pe: '1',
  mb: '1',
  borderRadius: 'sm',
  transition: 'background {durations.fast}',
  '&:hover, &:focus-within': { bg: 'bg.muted/60' },
  '&[data-current]': { bg: 'bg.muted' },
  '& [data-actions]': { color: 'fg.muted' },
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within, [data-current]) [data-actions]': { opacity: 0 },
  },
};

const SelectButton = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    px: '3',
    py: '2',
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'medium',
    borderRadius: 'sm',
    cursor: 'button',
    focusVisibleRing: 'inside',
  },
});
