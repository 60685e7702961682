import { Button } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state';

export function VersionProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState text="This version could not be loaded.">
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
