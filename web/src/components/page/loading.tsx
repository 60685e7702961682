import { Spinner, Stack, Text } from '@chakra-ui/react';

type Props = { children?: string };

export function Loading({ children = 'Loading...' }: Props) {
  return (
    <Stack role="status" align="center" justify="center" gap="4" minH="60dvh" color="fg.muted">
      <Spinner role="presentation" size="lg" color="brand.solid" borderWidth="3px" />
      <Text>{children}</Text>
    </Stack>
  );
}
