import { Button, type ButtonProps } from '@chakra-ui/react';
import { SpriteIcon } from '../../../components/sprite-icon';

export function GoogleButton(props: ButtonProps) {
  return (
    <Button type="button" variant="outline" size="lg" {...props}>
      <SpriteIcon icon="google-logo" boxSize="5" /> Continue with Google
    </Button>
  );
}
