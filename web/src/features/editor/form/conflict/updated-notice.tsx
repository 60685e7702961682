import { Text } from '@chakra-ui/react';

/** What somebody else has changed and the user has not. */
export function UpdatedNotice({ labels }: { labels: string[] }) {
  const isEmpty = labels.length === 0;

  return (
    <Text role="status" srOnly={isEmpty} textStyle="sm" p="4" borderRadius="md" bg="bg.muted">
      {!isEmpty && `Changed elsewhere, and brought up to date here: ${labels.join(', ')}.`}
    </Text>
  );
}
