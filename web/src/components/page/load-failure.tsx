import { Button } from '@chakra-ui/react';
import { EmptyState } from './empty-state';

type Props = { text: string; onRetry: () => void };

export function LoadFailure({ text, onRetry }: Props) {
  return (
    <EmptyState text={text}>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
