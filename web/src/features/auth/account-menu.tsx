import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Account } from '../../lib/firebase';
import { AccountAvatar } from './account-avatar';
import { UserPanel } from './user-panel';

/** The signed-in user's avatar with its dropdown. */
export function AccountMenu({ user }: { user: Account }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const avatar = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      avatar.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <Box ref={menu} position="relative">
      <chakra.button
        ref={avatar}
        type="button"
        aria-label={`Account of ${user.displayName || user.email || 'User'}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        display="block"
        borderRadius="full"
        cursor="button"
        focusVisibleRing="outside"
        transition="box-shadow {durations.fast}"
        _hover={{ boxShadow: '0 0 0 3px {colors.border.emphasized}' }}
      >
        <AccountAvatar user={user} />
      </chakra.button>
      {open && (
        <Box
          role="group"
          aria-label="Account"
          position="absolute"
          insetEnd="0"
          top="calc(100% + {spacing.3})"
          w="64"
          p="2"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="md"
          boxShadow="lg"
          zIndex="dropdown"
          animation="rise {durations.fast} {easings.out}"
        >
          <UserPanel user={user} onChoose={() => setOpen(false)} />
        </Box>
      )}
    </Box>
  );
}
