import { Flex } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import type { GallerySelection } from '../../../paths';
import { fingerHigh } from '../../../theme/touch';
import { GalleryLink } from './gallery-link';

export type Facet = { value: string; count: number };

type Props = {
  label: string;
  facets: readonly Facet[];
  isChosen: (value: string) => boolean;
  /** The selection with this one, or without it when it is chosen. */
  toggle: (value: string) => GallerySelection;
  /** Whether no more can be chosen. */
  isFull?: boolean;
};

/** What the projects can be narrowed down by, each with how many remain. The list styles them: there may be hundreds. */
export function FacetList({ label, facets, isChosen, toggle, isFull = false }: Props) {
  return (
    <Flex as="ul" aria-label={label} wrap="wrap" gap="2" css={list}>
      {facets.map(({ value, count }) => (
        <li key={value}>
          {isChosen(value) ? (
            <GalleryLink
              selection={toggle(value)}
              data-filter={value}
              aria-current="true"
              aria-label={`Remove ${value}`}
            >
              <CheckIcon aria-hidden /> {value}
            </GalleryLink>
          ) : isFull ? (
            <span>
              {value} <small>{count}</small>
            </span>
          ) : (
            <GalleryLink
              selection={toggle(value)}
              data-filter={value}
              aria-label={`${value}, ${projectCount(count)}`}
            >
              {value} <small>{count}</small>
            </GalleryLink>
          )}
        </li>
      ))}
    </Flex>
  );
}

export function projectCount(count: number): string {
  return count === 1 ? '1 project' : `${count.toLocaleString('en')} projects`;
}

const list = {
  '& li': { minW: '0' },
  '& :is(a, span)': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    ...fingerHigh,
    px: '3',
    py: '1',
    textStyle: 'xs',
    fontFamily: 'mono',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    overflowWrap: 'anywhere',
  },
  '& a': {
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}, border-color {durations.fast}, background {durations.fast}',
    _hover: { color: 'fg', borderColor: 'border.control', bg: 'bg.muted' },
    _active: { bg: 'bg.emphasized' },
  },
  '& a[aria-current]': { color: 'brand.fg', borderColor: 'brand.solid' },
  '& span': { borderColor: 'border', cursor: 'not-allowed' },
  '& small': { color: 'fg.subtle' },
};
