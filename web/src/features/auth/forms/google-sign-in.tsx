import { Button, chakra, HStack } from '@chakra-ui/react';
import { SpriteIcon } from '../../../components/sprite-icon';

/** The other way in, below a form. */
export function GoogleSignIn({ onClick }: { onClick: () => void }) {
  return (
    <>
      <HStack gap="4" color="fg.subtle" textStyle="label">
        <Line />
        or
        <Line />
      </HStack>
      <Button type="button" variant="outline" size="lg" onClick={onClick}>
        <SpriteIcon icon="google-logo" boxSize="5" /> Continue with Google
      </Button>
    </>
  );
}

function Line() {
  return <chakra.span aria-hidden flex="1" h="1px" bg="border" />;
}
