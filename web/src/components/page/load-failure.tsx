import { EmptyState } from './empty-state';
import { TryAgain } from './try-again';

type Props = { text: string; onRetry: () => void };

export function LoadFailure({ text, onRetry }: Props) {
  return (
    <EmptyState text={text}>
      <TryAgain onRetry={onRetry} />
    </EmptyState>
  );
}
