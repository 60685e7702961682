import { Box, Button, Stack } from '@chakra-ui/react';
import { LayoutDashboardIcon, LogOutIcon, SettingsIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '../../components/links/link';
import { toast } from '../../components/toasts/toaster';
import type { Account } from '../../lib/vendors/firebase';
import { paths } from '../../paths';
import { useAuth } from './auth-context';

const LINKS = [
  { to: paths.profile, label: 'Profile Settings', icon: SettingsIcon },
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboardIcon },
];

type Props = {
  user: Account;
  onChoose?: () => void;
  /** Makes an entry part of what holds the panel. */
  showEntry?: (label: string, entry: ReactElement) => ReactNode;
};

/** Who is signed in and where they may go: in the menu of the avatar and in the panel of small screens. */
export function UserPanel({ user, onChoose, showEntry = (_, entry) => entry }: Props) {
  const { signOut } = useAuth();

  async function logOut() {
    onChoose?.();
    try {
      await signOut();
      toast.success('Logged out successfully!');
    } catch (error) {
      console.error(error);
      toast.error('Error logging out');
    }
  }

  return (
    <Stack gap="1">
      <Box px="3" py="2" minW="0">
        <Box fontWeight="semibold" truncate>
          {user.displayName || 'User'}
        </Box>
        <Box textStyle="sm" color="fg.muted" truncate>
          {user.email}
        </Box>
      </Box>
      <Box h="1px" bg="border" my="1" />
      {LINKS.map(({ to, label, icon: Icon }) =>
        showEntry(
          label,
          <Button key={to} asChild variant="ghost" justifyContent="flex-start" onClick={onChoose}>
            <Link to={to}>
              <Icon aria-hidden /> {label}
            </Link>
          </Button>,
        ),
      )}
      {showEntry(
        'Logout',
        <Button variant="ghost" justifyContent="flex-start" onClick={() => void logOut()}>
          <LogOutIcon aria-hidden /> Logout
        </Button>,
      )}
    </Stack>
  );
}
