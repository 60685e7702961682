import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { ZapIcon } from 'lucide-react';
import { memo } from 'react';
import { RichText } from '../../../components/rich-text/rich-text';
import { parseMarkdown } from '../../../lib/markdown/answer-tree';
import { localTime, timeOfDay } from '../../../lib/texts/local-time';
import { AssistantMark } from '../assistant-mark';
import type { ChatMessage } from '../sessions/chats';
import { CopyButton } from './copy-button';

export const Message = memo(function Message({ message }: { message: ChatMessage }) {
  return message.role === 'user' ? <Question message={message} /> : <Answer message={message} />;
});

function Question({ message }: { message: ChatMessage }) {
  return (
    <Flex as="li" direction="column" align="end" aria-live="off">
      <Box srOnly>You said:</Box>
      <Text dir="auto" css={bubble}>
        {message.content}
      </Text>
      <Details message={message} />
    </Flex>
  );
}

function Answer({ message }: { message: ChatMessage }) {
  const { content, status } = message;
  return (
    <Flex as="li" gap="3" align="start" aria-live={status === 'failed' ? 'off' : undefined}>
      <AssistantMark small />
      <Box flex="1" minW="0" pt="0.5">
        <Box srOnly>The assistant said:</Box>
        <Box color={status === 'failed' ? 'fg.error' : undefined}>
          <RichText tree={parseMarkdown(content)} />
        </Box>
        {status === 'stopped' && (
          <Text textStyle="sm" color="fg.subtle" mt={content ? '2' : '0'}>
            You stopped this answer.
          </Text>
        )}
        <Details message={message} />
      </Box>
    </Flex>
  );
}

function Details({ message: { content, timestamp, isQuick } }: { message: ChatMessage }) {
  return (
    <HStack wrap="wrap" columnGap="3" mt="1.5" minH="7" textStyle="xs" color="fg.subtle" aria-live="off">
      <time dateTime={timestamp}>{formatTime(timestamp)}</time>
      {content && <CopyButton text={content} />}
      {isQuick && (
        <HStack as="span" gap="1" title="Made of extracts of what is published here">
          <ZapIcon aria-hidden /> Quick answer
        </HStack>
      )}
    </HStack>
  );
}

/** The time, with the day when it is not today. */
function formatTime(timestamp: string, now = new Date()): string {
  const date = new Date(timestamp);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? timeOfDay(date) : localTime(timestamp);
}

const bubble = {
  maxW: '85%',
  px: '4',
  py: '2.5',
  bg: 'bg.emphasized',
  borderRadius: 'lg',
  borderBottomRightRadius: 'xs',
  whiteSpace: 'pre-wrap',
};
