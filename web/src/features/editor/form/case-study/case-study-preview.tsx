import { Box, Button, Text } from '@chakra-ui/react';
import type { Root } from 'hast';
import { CaseStudy } from '../../../../components/rich-text/case-study';

type Props = {
  tree: Root | null;
  /** Why it cannot be shown. */
  problem: string | undefined;
  isEmpty: boolean;
  isBusy: boolean;
  isFailed: boolean;
  onRetry: () => void;
};

/** A case study as visitors will see it. */
export function CaseStudyPreview({ tree, problem, isEmpty, isBusy, isFailed, onRetry }: Props) {
  return (
    <Box
      role="region"
      aria-label="Preview of the case study"
      aria-busy={isBusy}
      tabIndex={0}
      minH="24rem"
      maxH="40rem"
      flex="1"
      overflowY="auto"
      p="5"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      bg="bg"
      opacity={isBusy ? 0.7 : 1}
      transition="opacity {durations.fast}"
      focusVisibleRing="outside"
    >
      {problem && (
        <Text role="status" textStyle="sm" color="fg.error" mb="3">
          {problem}
        </Text>
      )}
      {isFailed && (
        <Box textStyle="sm" color="fg.muted">
          <Text role="status" mb="3">
            The preview could not be loaded. What you write is kept.
          </Text>
          <Button size="sm" variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </Box>
      )}
      {isEmpty && !isFailed && (
        <Text textStyle="sm" color="fg.subtle">
          What you write shows here as visitors will see it.
        </Text>
      )}
      {tree && !isEmpty && !isFailed && <CaseStudy tree={tree} />}
    </Box>
  );
}
