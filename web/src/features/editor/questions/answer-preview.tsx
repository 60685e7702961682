import { Box, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { RichText } from '../../../components/rich-text';
import { parseMarkdown } from '../../../lib/answer-tree';

/** An answer as the chat will show it, while it is written. */
export function AnswerPreview({ answer }: { answer: string }) {
  const shown = useDeferredValue(answer);
  const tree = useMemo(() => parseMarkdown(shown), [shown]);
  return (
    <Stack gap="1.5">
      <Text textStyle="sm" fontWeight="medium">
        In the chat
      </Text>
      <Box
        role="region"
        aria-label="Preview of the answer"
        tabIndex={0}
        maxH="20rem"
        overflowY="auto"
        px="4"
        py="3"
        borderWidth="1px"
        borderRadius="md"
        bg="bg"
        focusVisibleRing="outside"
      >
        {shown.trim() ? (
          <RichText tree={tree} />
        ) : (
          <Text textStyle="sm" color="fg.subtle">
            What you write shows here as visitors will see it.
          </Text>
        )}
      </Box>
    </Stack>
  );
}
