import { Box, chakra, Container, Flex, HStack } from '@chakra-ui/react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { NavLink } from '../../components/links/link';
import { useAuth } from '../../features/auth/auth-context';
import { UserMenu } from '../../features/auth/user-menu';
import { dashboardLink, mainLinks } from '../../paths';
import { LARGE_LETTERS, WITHOUT_SCRIPTS } from '../../theme/short-screen';
import { NavigationProgress } from './navigation-progress';
import { Brand } from './brand';
import { MenuButton, MenuPanel } from './mobile-menu';
import { ResumeButton } from './resume-button';
import { SkipLink } from './skip-link';

const BarLink = chakra(NavLink);

export function Navbar() {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const links = user ? [...mainLinks, dashboardLink] : mainLinks;

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !open) return;
    close();
    menuButton.current?.focus();
  }

  /** What the focus goes on to would be under the menu. */
  function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <Box
      as="header"
      // On paper what is fixed stands on every sheet.
      position={{ base: 'fixed', _print: 'absolute' }}
      insetX="0"
      top="0"
      zIndex="sticky"
      bg={open ? 'bg' : 'bg/80'}
      backdropFilter="blur(14px)"
      borderBottomWidth="1px"
      borderColor="border.muted"
      css={open ? undefined : closed}
      onKeyDown={closeOnEscape}
      onBlur={closeBehindFocus}
    >
      <SkipLink />
      <Container>
        <Flex
          h="16"
          align="center"
          justify="space-between"
          gap={{ base: '3', lg: '6' }}
          css={{ [WITHOUT_SCRIPTS]: { flexWrap: 'wrap', h: 'auto', minH: '16', py: '2' } }}
        >
          <Brand />
          <HStack as="nav" lang="en" aria-label="Main" gap="1" hideBelow="lg" css={row}>
            {links.map(({ to, label }) => (
              <BarLink key={to} to={to} css={barLink}>
                {label}
              </BarLink>
            ))}
          </HStack>
          <HStack gap={{ base: '1', lg: '3' }} flexShrink="0" _print={{ display: 'none' }}>
            {/* The menu has its own. */}
            <ResumeButton
              hideBelow={open ? 'lg' : undefined}
              css={{ [LARGE_LETTERS]: { display: 'none' }, [WITHOUT_SCRIPTS]: { display: 'inline-flex' } }}
            />
            <Box hideBelow="lg">
              <UserMenu />
            </Box>
            <MenuButton ref={menuButton} open={open} onClick={() => setOpen(!open)} />
          </HStack>
        </Flex>
      </Container>
      <MenuPanel open={open} links={links} onChoose={close} />
      <NavigationProgress />
    </Box>
  );
}

const closed = {
  // In two rows it would cover what a page begins with.
  [WITHOUT_SCRIPTS]: { lgDown: { position: 'relative', mb: '-16' } },
  // Over the light at a page's top there is no bar yet; it comes with the first scrolling.
  '@supports (animation-timeline: scroll())': {
    animation: 'be-bare linear',
    animationTimeline: 'scroll()',
    animationRange: '0 5rem',
  },
};

/** It scrolls where enlarged letters leave no room, with room for the ring of what has the focus. */
const row = {
  minW: '0',
  m: '-1',
  p: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [WITHOUT_SCRIPTS]: { display: 'flex', lgDown: { order: '1', w: 'full' } },
};

const barLink = {
  position: 'relative',
  px: '4',
  py: '2',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  borderRadius: 'full',
  focusVisibleRing: 'outside',
  transition: 'color {durations.fast}, background {durations.fast}',
  _hover: { color: 'fg' },
  _active: { bg: 'bg.muted' },
  _currentPage: { color: 'fg', bg: 'bg.muted' },
};
