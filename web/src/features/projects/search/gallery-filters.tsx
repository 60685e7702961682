import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { SEARCH_LIMITS } from '../../../content/project-rules';
import { isSame } from '../../../lib/texts/technology-names';
import type { GallerySelection } from '../../../paths';
import { FacetList, type Facet } from './facet-list';
import { togglePlatform, toggleTechnology } from './gallery-selection';

type Props = {
  selection: GallerySelection;
  /** Undefined until they are loaded. */
  technologies?: readonly Facet[];
  platforms?: readonly Facet[];
};

/** Technologies that are offered at once, when there are many; the others on demand. */
const MOST_USED = 12;
const MANY = 16;

/** On a phone behind a button, which needs no script: it is the summary of an empty <details> before them. */
export function GalleryFilters({ selection, technologies, platforms }: Props) {
  const isLoaded = technologies !== undefined && platforms !== undefined;
  const isEmpty = technologies?.length === 0 && platforms?.length === 0;
  return (
    <Box
      as="nav"
      aria-label="Filters"
      hidden={isEmpty}
      minH={{ md: isLoaded ? undefined : '7rem' }}
      css={{ '&:has(> details[open])': { flexBasis: 'full' } }}
    >
      <PhoneToggle aria-label="Filters">
        <summary>
          Filters <ChevronDownIcon aria-hidden />
        </summary>
      </PhoneToggle>
      <Filters>
        {platforms && platforms.length > 0 && (
          <FilterRow label="Platform">
            <FacetList
              label="Platforms"
              facets={platforms}
              isChosen={(name) => name === selection.platform}
              toggle={(name) => togglePlatform(selection, name)}
            />
          </FilterRow>
        )}
        {technologies && technologies.length > 0 && (
          <FilterRow label="Technologies">
            <Technologies selection={selection} facets={technologies} />
          </FilterRow>
        )}
      </Filters>
    </Box>
  );
}

function Technologies({ selection, facets }: { selection: GallerySelection; facets: readonly Facet[] }) {
  const { technologies } = selection;
  const isFull = technologies.length >= SEARCH_LIMITS.technologies;
  const options = {
    isChosen: (name: string) => technologies.some((chosen) => isSame(chosen, name)),
    toggle: (name: string) => toggleTechnology(selection, name),
    isFull,
  };
  const offered = facets.length > MANY ? MOST_USED : MANY;
  const others = facets.slice(offered);
  return (
    <>
      <FacetList label="Technologies" facets={facets.slice(0, offered)} {...options} />
      {others.length > 0 && (
        <Others>
          <summary>
            <span>Show {others.length} more</span>
            <span>Show fewer</span>
          </summary>
          <FacetList label="More technologies" facets={others} {...options} />
        </Others>
      )}
      {isFull && (
        <Text textStyle="xs" color="fg.subtle" mt="2">
          {SEARCH_LIMITS.technologies} technologies at a time: take one away to choose another.
        </Text>
      )}
    </>
  );
}

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '7rem 1fr' }} gap={{ base: '2', md: '4' }}>
      <Text textStyle="sm" color="fg.subtle" lineHeight="2rem">
        {label}
      </Text>
      <Box minW="0">{children}</Box>
    </Grid>
  );
}

const summary = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  cursor: 'button',
  borderRadius: 'full',
  focusVisibleRing: 'outside',
  _hover: { color: 'fg' },
  '&::-webkit-details-marker': { display: 'none' },
};

const PhoneToggle = chakra('details', {
  base: {
    display: { md: 'none' },
    '& summary': {
      ...summary,
      h: '10',
      px: '4',
      textStyle: 'sm',
      fontWeight: 'medium',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
    },
    '&[open] svg': { rotate: '180deg' },
    '&:not([open]) + *': { display: { base: 'none', md: 'grid' } },
  },
});

const Filters = chakra('div', { base: { display: 'grid', gap: '4', pt: { base: '4', md: '0' } } });

const Others = chakra('details', {
  base: {
    mt: '2',
    '& summary': {
      ...summary,
      minH: '8',
      px: '1',
      textStyle: 'sm',
      color: 'fg.muted',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '&[open] summary span:first-of-type, &:not([open]) summary span:last-of-type': { display: 'none' },
    '& ul': { mt: '2', p: '1', maxH: '96', overflowY: 'auto' },
  },
});
