import { Heading, Stack, Text } from '@chakra-ui/react';

type Props = { title: string; children: string };

export function AuthHeading({ title, children }: Props) {
  return (
    <Stack gap="2" mb="8">
      <Heading as="h1" textStyle="title">
        {title}
      </Heading>
      <Text color="fg.muted">{children}</Text>
    </Stack>
  );
}
