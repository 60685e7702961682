import { chakra, HStack } from '@chakra-ui/react';
import { Link } from '../../../components/links/link';
import { TOUCH } from '../../../theme/touch';
import { STATUS_NAMES } from '../publishing/project-badge';
import { listAddress, STATUSES, type ListPlace } from './list-place';

/** Shows all projects, or those of one status. */
export function StatusFilter({ place: { q, status } }: { place: ListPlace }) {
  return (
    <HStack as="nav" aria-label="Projects by status" gap="1" wrap="wrap">
      {[null, ...STATUSES].map((one) => (
        <Choice
          key={one}
          to={listAddress({ q, status: one })}
          aria-current={one === status ? 'true' : undefined}
        >
          {one ? STATUS_NAMES[one] : 'All'}
        </Choice>
      ))}
    </HStack>
  );
}

const Choice = chakra(Link, {
  base: {
    px: '3',
    py: '1.5',
    [TOUCH]: { minW: '11', py: '3', textAlign: 'center' },
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'full',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}, background {durations.fast}',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-current]': { color: 'fg', bg: 'bg.emphasized' },
  },
});
