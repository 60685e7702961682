import { chakra, Menu } from '@chakra-ui/react';
import { followLink } from '../../components/follow-link';
import { menuPanel } from '../../components/menu-panel';
import type { Account } from '../../lib/vendors/firebase';
import { AccountAvatar } from './account-avatar';
import { UserPanel } from './user-panel';

/** The signed-in user's avatar with its menu. */
export function AccountMenu({ user }: { user: Account }) {
  return (
    <Menu.Root unstyled navigate={followLink} positioning={{ placement: 'bottom-end', gutter: 12 }}>
      <Menu.Trigger asChild>
        <AvatarButton type="button" aria-label={`Account of ${user.displayName || user.email || 'User'}`}>
          <AccountAvatar user={user} />
        </AvatarButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content css={panel}>
          <UserPanel
            user={user}
            showEntry={(label, entry) => (
              <Menu.Item key={label} value={label} asChild>
                {entry}
              </Menu.Item>
            )}
          />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

const AvatarButton = chakra('button', {
  base: {
    display: 'block',
    borderRadius: 'full',
    cursor: 'button',
    focusVisibleRing: 'outside',
    transition: 'box-shadow {durations.fast}',
    _hover: { boxShadow: '0 0 0 3px {colors.border.emphasized}' },
  },
});

const panel = { ...menuPanel, w: '64' };
