import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { LayoutDashboardIcon, LogOutIcon, SettingsIcon, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Account } from '../../lib/firebase';
import { paths } from '../../paths';
import { useLogout } from './use-logout';

type UserPanelProps = { user: Account; onChoose: () => void };

const LINKS: { to: string; label: string; icon: LucideIcon }[] = [
  { to: paths.profile, label: 'Profile Settings', icon: SettingsIcon },
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboardIcon },
];

/** Who is signed in and where they may go: in the dropdown and in the panel of small screens. */
export function UserPanel({ user, onChoose }: UserPanelProps) {
  const logout = useLogout();

  return (
    <Stack gap="1">
      <Box px="3" py="2" minW="0">
        <Text fontWeight="semibold" truncate>
          {user.displayName || 'User'}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          {user.email}
        </Text>
      </Box>
      <Box h="1px" bg="border" my="1" />
      {LINKS.map(({ to, label, icon: Icon }) => (
        <Button key={to} asChild variant="ghost" justifyContent="flex-start" onClick={onChoose}>
          <Link to={to}>
            <Icon aria-hidden /> {label}
          </Link>
        </Button>
      ))}
      <Button
        variant="ghost"
        justifyContent="flex-start"
        onClick={() => {
          onChoose();
          void logout();
        }}
      >
        <LogOutIcon aria-hidden /> Logout
      </Button>
    </Stack>
  );
}
