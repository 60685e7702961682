import { Box, chakra, Text } from '@chakra-ui/react';
import { ArrowDownIcon } from 'lucide-react';
import { SturdyPicture } from '../../components/pictures/sturdy-picture';
import type { ProjectCard_projectFragment } from '../../graphql/generated';

/** One look at the work in the first screen; leads down to all of it. */
export function LatestProject({ project }: { project: ProjectCard_projectFragment }) {
  const [image] = project.images;
  return (
    <Frame href="#portfolio" ps={image ? '2' : '5'}>
      {image && (
        <SturdyPicture
          image={image}
          alt=""
          sizes="(min-width: 64rem) 10rem, 5rem"
          w={{ base: '5rem', lg: '10rem' }}
          h="auto"
          aspectRatio="16 / 10"
          objectFit="cover"
          borderRadius="sm"
        />
      )}
      <Box minW="0">
        <Text textStyle="xs" color="fg.subtle" fontFamily="mono">
          Latest work
        </Text>
        <Text fontWeight="medium" truncate>
          {project.title}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate hideBelow="lg">
          {project.platform}
        </Text>
      </Box>
      <ArrowDownIcon aria-hidden />
    </Frame>
  );
}

const Frame = chakra('a', {
  base: {
    layerStyle: 'panel',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    maxW: 'full',
    p: '2',
    pe: '5',
    '& > svg': { flexShrink: 0 },
    bg: 'bg.subtle/70',
    focusVisibleRing: 'outside',
    transition: 'border-color {durations.moderate}, background {durations.moderate}',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.panel' },
    _active: { bg: 'bg.muted' },
  },
});
