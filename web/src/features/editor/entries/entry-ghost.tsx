import { HStack, Icon, Text } from '@chakra-ui/react';
import { GripVerticalIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What follows the pointer. */
export function EntryGhost({ children }: { children: ReactNode }) {
  return (
    <HStack
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor="brand.solid"
      borderRadius="md"
      bg="bg.muted"
      boxShadow="lg"
      cursor="grabbing"
    >
      <Icon boxSize="4" color="fg.subtle">
        <GripVerticalIcon aria-hidden />
      </Icon>
      <Text fontWeight="medium">{children}</Text>
    </HStack>
  );
}
