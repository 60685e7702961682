import { Box, chakra, Flex, Link as StyledLink } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { isSame } from '../../../lib/texts/technology-names';
import type { GallerySelection } from '../../../paths';
import { fingerHigh } from '../../../theme/touch';
import { projectCount, type Facet } from './facet-list';
import { GalleryLink } from './gallery-link';
import { ALL_PROJECTS, isFiltered, togglePlatform, toggleTechnology } from './gallery-selection';

type Props = {
  selection: GallerySelection;
  /** Undefined until it is known. */
  total?: number;
  /** Then `total` answers an earlier question. */
  isSearching: boolean;
  /** Of what is found, in the spelling of the projects. */
  technologies?: readonly Facet[];
};

type Chip = { text: string; without: GallerySelection };

/** How many projects there are, told to screen readers when it changes, and what narrows them down. */
export function ChosenFilters({ selection, total, isSearching, technologies = [] }: Props) {
  const isNarrowed = isFiltered(selection);
  const chips = chipsOf(selection, technologies);

  function countText() {
    if (!isNarrowed) return total ? projectCount(total) : null;
    if (isSearching) return 'Searching…';
    return total === undefined ? null : `${projectCount(total)} found`;
  }

  return (
    <Flex wrap="wrap" align="center" gap="2" minH="8">
      <Box role="status" tabIndex={-1} textStyle="sm" color="fg.muted" outline="none" me="2">
        {countText()}
      </Box>
      {isNarrowed && (
        <>
          <Flex as="ul" aria-label="Chosen" wrap="wrap" gap="2" minW="0">
            {chips.map(({ text, without }) => (
              <Chip key={text}>
                <GalleryLink selection={without} aria-label={`Remove ${text}`}>
                  {text} <XIcon aria-hidden />
                </GalleryLink>
              </Chip>
            ))}
          </Flex>
          <StyledLink
            asChild
            variant="underline"
            display="inline-flex"
            textStyle="sm"
            color="fg.muted"
            minH="8"
            px="1"
            css={fingerHigh}
          >
            <GalleryLink selection={ALL_PROJECTS}>Clear all</GalleryLink>
          </StyledLink>
        </>
      )}
    </Flex>
  );
}

function chipsOf(selection: GallerySelection, found: readonly Facet[]): Chip[] {
  const { q, technologies, platform } = selection;
  const spelling = (name: string) => found.find(({ value }) => isSame(value, name))?.value ?? name;
  return [
    ...(q ? [{ text: `“${q}”`, without: { ...selection, q: '', page: 1 } }] : []),
    ...(platform ? [{ text: platform, without: togglePlatform(selection, platform) }] : []),
    ...technologies.map((name) => ({ text: spelling(name), without: toggleTechnology(selection, name) })),
  ];
}

const Chip = chakra('li', {
  base: {
    minW: '0',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '8',
      ...fingerHigh,
      px: '3',
      textStyle: 'xs',
      fontFamily: 'mono',
      bg: 'bg.muted',
      borderRadius: 'full',
      overflowWrap: 'anywhere',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.emphasized' },
    },
    '& svg': { flexShrink: '0', color: 'fg.subtle' },
  },
});
