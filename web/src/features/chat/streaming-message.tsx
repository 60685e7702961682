import { Box, Flex } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { RichText } from '../../components/rich-text';
import { AssistantMark } from './assistant-mark';
import { closeMarkdown, parseMarkdown } from './markdown';
import { TypingIndicator } from './typing-indicator';

export function StreamingMessage({ text }: { text: string }) {
  // Pieces may come faster than they can be shown.
  const shown = useDeferredValue(text);
  const tree = useMemo(() => parseMarkdown(closeMarkdown(shown)), [shown]);
  return (
    <Flex gap="3" align="start">
      <AssistantMark small />
      <Box flex="1" minW="0" pt="0.5">
        {text ? <RichText tree={tree} /> : <TypingIndicator />}
      </Box>
    </Flex>
  );
}
