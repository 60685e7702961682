import { Text } from '@chakra-ui/react';

/** What to do about a file that was refused, until another is picked. */
export function PickAdvice({ advice }: { advice: string | undefined }) {
  return (
    <Text role="status" textStyle="sm" color="fg.muted" hidden={!advice}>
      {advice}
    </Text>
  );
}
