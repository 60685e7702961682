import { chakra, HStack } from '@chakra-ui/react';

export function OrDivider() {
  return (
    <HStack gap="4" color="fg.subtle" textStyle="label">
      <Line />
      or
      <Line />
    </HStack>
  );
}

function Line() {
  return <chakra.span aria-hidden flex="1" h="1px" bg="border" />;
}
