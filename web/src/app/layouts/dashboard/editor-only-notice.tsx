import { HStack, Icon, Text } from '@chakra-ui/react';
import { LockIcon } from 'lucide-react';

export function EditorOnlyNotice() {
  return (
    <HStack role="status" gap="4" p="5" align="flex-start" layerStyle="panel">
      <Icon boxSize="5" mt="0.5" color="fg.warning" flexShrink="0">
        <LockIcon aria-hidden />
      </Icon>
      <Text color="fg.muted">
        <Text as="span" color="fg" fontWeight="medium">
          Only the owner can change this site.
        </Text>{' '}
        This account may look around, but nothing can be added, edited or deleted with it.
      </Text>
    </HStack>
  );
}
