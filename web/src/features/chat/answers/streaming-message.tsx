import { Box, Flex, HStack } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { RichText } from '../../../components/rich-text/rich-text';
import { parseMarkdown } from '../../../lib/markdown/answer-tree';
import { closeMarkdown } from '../../../lib/markdown/half-answer';
import { AssistantMark } from '../assistant-mark';

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

function TypingIndicator() {
  return (
    <HStack role="img" aria-label="The assistant is typing" gap="1.5" h="6">
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          boxSize="1.5"
          borderRadius="full"
          bg="fg.muted"
          animation="pulse 1.2s ease-in-out infinite"
          animationDelay={`${dot * 160}ms`}
        />
      ))}
    </HStack>
  );
}
