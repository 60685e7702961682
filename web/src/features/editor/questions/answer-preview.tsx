import { Box, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { RichText } from '../../../components/rich-text/rich-text';
import { parseMarkdown } from '../../../lib/markdown/answer-tree';
import type { OwnAnswerValues } from './own-answer-draft';

/** An answer as the chat will show it, while it is written. */
export function AnswerPreview({ control }: { control: Control<OwnAnswerValues> }) {
  const shown = useDeferredValue(useWatch({ control, name: 'answer' }));
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
