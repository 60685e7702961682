import { Button, type ButtonProps } from '@chakra-ui/react';
import { useWhenOnline } from '../../lib/use-when-online';

type Props = { onRetry: () => void; size?: ButtonProps['size'] };

/** By itself, too, as soon as there is a connection again. */
export function TryAgain({ onRetry, size }: Props) {
  useWhenOnline(onRetry);
  return (
    <Button variant="outline" size={size} onClick={onRetry}>
      Try again
    </Button>
  );
}
