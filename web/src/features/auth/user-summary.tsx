import { Box, HStack, Text } from '@chakra-ui/react';
import { AccountAvatar } from './account-avatar';
import { useAuth } from './auth-context';

export function UserSummary() {
  const { user } = useAuth();
  if (!user) return null;

  return (
    <HStack gap="5" minW="0">
      <AccountAvatar user={user} boxSize="16" textStyle="2xl" flexShrink="0" />
      <Box minW="0">
        <Text textStyle="heading" truncate>
          {user.displayName || 'User'}
        </Text>
        <Text color="fg.muted" truncate>
          {user.email}
        </Text>
      </Box>
    </HStack>
  );
}
