import { Stack, Text } from '@chakra-ui/react';
import type { PropsWithChildren } from 'react';

/** Stands in a form beside what has to be decided before it can be saved. */
export function Warning({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <Stack
      role="alert"
      align="flex-start"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="fg.warning"
      borderRadius="md"
      bg="bg.warning"
    >
      <Text fontWeight="medium">{title}</Text>
      {children}
    </Stack>
  );
}
