import { Box, chakra, Container, IconButton, Stack } from '@chakra-ui/react';
import { MenuIcon, XIcon } from 'lucide-react';
import type { Ref } from 'react';
import { NavLink } from '../../components/links/link';
import { UserBlock } from '../../features/auth/user-menu';
import { WITHOUT_SCRIPTS } from '../../theme/short-screen';
import { ResumeButton } from './resume-button';

const PANEL_ID = 'menu-panel';

const PanelLink = chakra(NavLink);

type ButtonProps = { ref: Ref<HTMLButtonElement>; open: boolean; onClick: () => void };

export function MenuButton({ ref, open, onClick }: ButtonProps) {
  return (
    <IconButton
      ref={ref}
      variant="ghost"
      hideFrom="lg"
      css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}
      aria-label={open ? 'Close menu' : 'Open menu'}
      aria-expanded={open}
      aria-controls={PANEL_ID}
      onClick={onClick}
    >
      {open ? <XIcon /> : <MenuIcon />}
    </IconButton>
  );
}

type Props = {
  open: boolean;
  links: { to: string; label: string }[];
  onChoose: () => void;
};

/** What the bar holds on large screens, below it on small ones. */
export function MenuPanel({ open, links, onChoose }: Props) {
  return (
    <Box id={PANEL_ID} hidden={!open} hideFrom="lg" maxH="calc(100dvh - 4rem)" overflowY="auto">
      <Container pb="6" animation="rise {durations.moderate} {easings.out}">
        <Stack as="nav" lang="en" aria-label="Menu" gap="0" mb="4">
          {links.map(({ to, label }) => (
            <PanelLink key={to} to={to} onClick={onChoose} css={panelLink}>
              {label}
            </PanelLink>
          ))}
        </Stack>
        <Stack gap="4">
          <ResumeButton size="lg" onClick={onChoose} />
          <UserBlock onChoose={onChoose} />
        </Stack>
      </Container>
    </Box>
  );
}

const panelLink = {
  py: '3.5',
  textStyle: 'xl',
  fontWeight: 'medium',
  color: 'fg.muted',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  focusVisibleRing: 'inside',
  _hover: { color: 'fg' },
  _currentPage: { color: 'fg' },
};
