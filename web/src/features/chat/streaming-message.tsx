import { Box, Flex } from '@chakra-ui/react';
import { AssistantMark } from './assistant-mark';
import { withoutHalfLink } from './markdown';
import { MarkdownText } from './markdown-text';
import { TypingIndicator } from './typing-indicator';

export function StreamingMessage({ text }: { text: string }) {
  return (
    <Flex gap="3" align="start">
      <AssistantMark small />
      <Box flex="1" minW="0" pt="0.5">
        {text ? <MarkdownText>{withoutHalfLink(text)}</MarkdownText> : <TypingIndicator />}
      </Box>
    </Flex>
  );
}
