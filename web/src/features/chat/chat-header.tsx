import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { EraserIcon, PanelLeftIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useSite } from '../site/site-context';
import { AssistantMark } from './assistant-mark';
import { clearChat } from './sessions/chat-actions';
import type { ChatSession } from './sessions/chats';
import { SHORT_SCREEN } from '../../theme/short-screen';

const KEPT = 'Questions it cannot answer are kept for the owner for 90 days, without who asked them.';

type Props = {
  ref: Ref<HTMLButtonElement>;
  title: string;
  session: ChatSession;
  sidebarId: string;
  isListOpen: boolean;
  onToggleList: () => void;
};

export function ChatHeader({ ref, title, session, sidebarId, isListOpen, onToggleList }: Props) {
  const { keepsQuestions } = useSite();
  return (
    <Flex css={bar}>
      <HStack gap="3" minW="0" flex="1 12rem">
        <AssistantMark />
        <Box minW="0">
          <Heading as="h1" textStyle="heading">
            {title}
          </Heading>
          <Text textStyle="xs" color="fg.subtle" textWrap="pretty">
            AI assistant, may be wrong.{keepsQuestions && ` ${KEPT}`}
          </Text>
        </Box>
      </HStack>
      <Flex css={actions}>
        <Button
          ref={ref}
          variant="surface"
          size="xs"
          hideFrom="md"
          aria-expanded={isListOpen}
          aria-controls={sidebarId}
          onClick={onToggleList}
        >
          <PanelLeftIcon aria-hidden /> {isListOpen ? 'Hide Chats' : 'Show Chats'}
        </Button>
        <Button
          variant="ghost"
          size="xs"
          color="fg.muted"
          disabled={session.messages.length === 0}
          onClick={() => clearChat(session.id)}
        >
          <EraserIcon aria-hidden /> Clear History
        </Button>
      </Flex>
    </Flex>
  );
}

const actions = {
  gap: '2',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  flexShrink: '0',
  w: { base: 'full', sm: 'auto' },
  _print: { display: 'none' },
};

const bar = {
  gridArea: 'header',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2.5',
  px: { base: '4', md: '6' },
  py: { base: '3', md: '4' },
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  [SHORT_SCREEN]: { py: '2' },
};
