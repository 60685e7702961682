import { Stack, Text } from '@chakra-ui/react';
import type { PropsWithChildren } from 'react';

/** Where a list would be: why there is none, and what to do about it. */
export function EmptyState({ text, children }: PropsWithChildren<{ text: string }>) {
  return (
    <Stack layerStyle="panel" align="center" gap="6" px="6" py="20" textAlign="center">
      <Text role="status" color="fg.muted">
        {text}
      </Text>
      {children}
    </Stack>
  );
}
