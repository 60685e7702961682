import { Box, Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link } from '../../components/links/link';
import { loadCode } from '../../lib/code/load-code';
import { paths } from '../../paths';
import { useAuth } from './auth-context';

// Visitors, who are nearly everybody, load nothing of what only a signed-in user sees.
const AccountMenu = lazy(async () => ({
  default: (await loadCode(() => import('./account-menu'))).AccountMenu,
}));
const UserPanel = lazy(async () => ({ default: (await loadCode(() => import('./user-panel'))).UserPanel }));

/** In the bar: the signed-in user's avatar with its dropdown, or a link to the login page. */
export function UserMenu() {
  const { user } = useAuth();

  if (user) {
    return (
      <Suspense fallback={<Box boxSize="9" />}>
        <AccountMenu user={user} />
      </Suspense>
    );
  }
  return (
    <Button asChild variant="outline" size="sm" css={{ 'html[data-account] &': { visibility: 'hidden' } }}>
      <Link to={paths.login}>Login</Link>
    </Button>
  );
}

/** The same in the panel of small screens. */
export function UserBlock({ onChoose }: { onChoose: () => void }) {
  const { user } = useAuth();

  if (user) {
    return (
      <Suspense>
        <UserPanel user={user} onChoose={onChoose} />
      </Suspense>
    );
  }
  return (
    <Button asChild variant="plain" size="lg" justifyContent="start" px="0" onClick={onChoose}>
      <Link to={paths.login}>Login</Link>
    </Button>
  );
}
