import { Box, chakra, Container, SimpleGrid, Text } from '@chakra-ui/react';
import { ArrowLeftIcon, ArrowRightIcon } from 'lucide-react';
import { Link } from '../../../components/links/link';
import type { ProjectLink_projectFragment } from '../../../graphql/generated-project';
import { projectAddress } from '../../../paths';

type Props = { previous: ProjectLink_projectFragment | null; next: ProjectLink_projectFragment | null };

/** The projects before and after in the order of the portfolio. */
export function Neighbours({ previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <Container as="nav" aria-label="More projects">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '3', md: '6' }}>
        {previous ? (
          <Neighbour to={projectAddress(previous.slug)} rel="prev">
            <ArrowLeftIcon aria-hidden />
            <Labelled label="Previous project" title={previous.title} />
          </Neighbour>
        ) : (
          <Box hideBelow="sm" />
        )}
        {next && (
          <Neighbour to={projectAddress(next.slug)} rel="next" justifyContent="flex-end" textAlign="end">
            <Labelled label="Next project" title={next.title} />
            <ArrowRightIcon aria-hidden />
          </Neighbour>
        )}
      </SimpleGrid>
    </Container>
  );
}

function Labelled({ label, title }: { label: string; title: string }) {
  return (
    <Box minW="0">
      <Text textStyle="xs" color="fg.subtle">
        {label}
      </Text>
      <Text fontWeight="medium" lineClamp={2}>
        {title}
      </Text>
    </Box>
  );
}

const Neighbour = chakra(Link, {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: { base: '4', md: '5' },
    focusVisibleRing: 'outside',
    transition: 'border-color {durations.moderate}, background {durations.moderate}',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.panel' },
    _active: { bg: 'bg.muted' },
    '& svg': { flexShrink: 0, color: 'fg.muted' },
  },
});
