import { Text } from '@chakra-ui/react';

export function StorageNotice() {
  return (
    <Text role="status" textStyle="xs" color="fg.warning" textAlign="center" px="4" pt="2">
      This browser cannot save your chats. They are lost when you leave.
    </Text>
  );
}
