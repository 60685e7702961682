import { chakra, Stack } from '@chakra-ui/react';
import { NavLink } from '../../../components/links/link';
import { useCurrentLink } from '../../../components/links/use-current-link';
import { paths, siteFormAddress } from '../../../paths';
import { TOUCH } from '../../../theme/touch';
import { THEMES } from './themes';

/** The themes: a list beside the form, on small screens a row to scroll. */
export function ThemeNav() {
  return (
    <chakra.nav
      ref={useCurrentLink()}
      aria-label="Site"
      position={{ lg: 'sticky' }}
      top="24"
      overflowX="auto"
      mx={{ base: '-4', md: '-6', lg: '0' }}
      px={{ base: '4', md: '6', lg: '0' }}
      css={{ scrollbarWidth: 'none' }}
    >
      <Stack
        as="ul"
        direction={{ base: 'row', lg: 'column' }}
        gap="1"
        listStyleType="none"
        w={{ base: 'max-content', lg: 'auto' }}
        py="1"
      >
        {THEMES.map((theme) => (
          <li key={theme.id}>
            <ThemeLink to={siteFormAddress(theme.id)}>{theme.title}</ThemeLink>
          </li>
        ))}
        <li>
          <ThemeLink to={paths.history}>History</ThemeLink>
        </li>
      </Stack>
    </chakra.nav>
  );
}

const ThemeLink = chakra(NavLink, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    [TOUCH]: { py: '2.5', minH: '11' },
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
    focusVisibleRing: 'inside',
    transition: 'color {durations.fast}, background {durations.fast}',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-current]': { color: 'fg', bg: 'bg.emphasized' },
  },
});
