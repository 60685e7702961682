import { Box, Button, Flex, IconButton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { ArrowDownIcon, RotateCcwIcon } from 'lucide-react';
import type { RefObject } from 'react';
import type { ChatSession } from '../sessions/chats';
import { EmptyChat } from '../empty-chat';
import { HandOver } from './hand-over';
import { Message } from './message';
import { StreamingMessage } from './streaming-message';
import { useStickToBottom } from './use-stick-to-bottom';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  session: ChatSession;
  /** What has arrived of the next answer. */
  arriving?: string;
  /** Offered first while nothing has been asked. */
  openingQuestion?: string;
  onAsk: (question: string) => void;
  onRetry: () => void;
};

export function MessagePane({ ref, session, arriving, openingQuestion, onAsk, onRetry }: Props) {
  const { messages } = session;
  const questions = messages.filter(({ role }) => role === 'user').length;
  const { isAtBottom, scrollToBottom } = useStickToBottom(ref, questions);
  const last = messages.at(-1);
  const canRetry = arriving === undefined && last && (last.role === 'user' || last.status);

  return (
    <Box position="relative" flex="1" minH="0">
      <Box ref={ref} css={scroller} role="region" aria-label="Messages" tabIndex={0}>
        <Box css={column}>
          {messages.length === 0 ? (
            <EmptyChat openingQuestion={openingQuestion} onAsk={onAsk} />
          ) : (
            <Stack gap={GAP}>
              {/* Only what is added to a list already there is read out; an arriving answer would stammer. */}
              <Stack as="ol" listStyleType="none" gap={GAP} aria-live="polite" aria-relevant="additions">
                {messages.map((message) => (
                  <Message key={message.timestamp + message.role} message={message} />
                ))}
              </Stack>
              {arriving === undefined && last?.handOver && <HandOver messages={messages} />}
              {arriving !== undefined && <StreamingMessage text={arriving} />}
            </Stack>
          )}
          {canRetry && <RetryButton isAfterAnswer={last.role === 'assistant'} onClick={onRetry} />}
        </Box>
      </Box>
      <VisuallyHidden role="status">{arriving !== undefined && 'The assistant is typing'}</VisuallyHidden>
      {!isAtBottom && (
        <IconButton
          variant="surface"
          size="sm"
          aria-label="Go to the last message"
          position="absolute"
          bottom="3"
          insetStart="calc(50% - {sizes.4.5})"
          boxShadow="md"
          onClick={scrollToBottom}
        >
          <ArrowDownIcon />
        </IconButton>
      )}
    </Box>
  );
}

/** Below a failed or stopped answer, or below a question that got none. */
function RetryButton({ isAfterAnswer, onClick }: { isAfterAnswer: boolean; onClick: () => void }) {
  return (
    <Flex justify={isAfterAnswer ? 'start' : 'end'} ps={isAfterAnswer ? '10' : '0'} mt="2">
      <Button variant="surface" size="xs" onClick={onClick}>
        <RotateCcwIcon aria-hidden /> Retry
      </Button>
    </Flex>
  );
}

const GAP = { base: '6', md: '7' };

const scroller = {
  h: 'full',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable both-edges',
  scrollbarColor: '{colors.navy.700} transparent',
  px: { base: '4', md: '6' },
  focusVisibleRing: 'inside',
  _print: { h: 'auto', overflow: 'visible' },
};

const column = {
  display: 'flex',
  flexDirection: 'column',
  minH: 'full',
  maxW: '48rem',
  mx: 'auto',
  py: '6',
};
