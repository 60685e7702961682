import { useQuery } from '@apollo/client/react';
import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { SearchProjectsDocument } from '../../../graphql/generated-gallery';
import type { GallerySelection } from '../../../paths';
import { GalleryLink } from './gallery-link';
import { ALL_PROJECTS, searchVariables } from './gallery-selection';
import { nearestNames } from './nearest-names';

const SUGGESTIONS = 3;

/** What to do when no project fits. */
export function NothingFound({ selection }: { selection: GallerySelection }) {
  const { q, technologies } = selection;
  const all = useQuery(SearchProjectsDocument, { variables: searchVariables(ALL_PROJECTS), ssr: false });
  const names = all.data?.searchProjects.technologies.map(({ value }) => value) ?? [];
  const near = nearestNames([q, ...technologies].join(' '), names).slice(0, SUGGESTIONS);

  return (
    <Stack layerStyle="panel" align="center" gap="6" px="6" py="16" textAlign="center">
      <Stack gap="2">
        <Heading as="h3" textStyle="heading">
          Nothing fits
        </Heading>
        <Text color="fg.muted" maxW="prose">
          {technologies.length > 0 || selection.platform
            ? 'Take a filter away, or try other words.'
            : 'Try other or fewer words, or look for a technology.'}
        </Text>
      </Stack>
      {near.length > 0 && (
        <Flex wrap="wrap" justify="center" align="center" gap="2">
          <Text color="fg.muted">Did you mean</Text>
          {near.map((name) => (
            <Button key={name} asChild variant="surface" size="sm">
              <GalleryLink selection={{ technologies: [name] }}>{name}</GalleryLink>
            </Button>
          ))}
        </Flex>
      )}
      <Button asChild variant="outline">
        <GalleryLink selection={ALL_PROJECTS}>Show all projects</GalleryLink>
      </Button>
    </Stack>
  );
}
