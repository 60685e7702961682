import { Box, Container, Stack } from '@chakra-ui/react';
import type { ProjectTeaser_projectFragment } from '../../../graphql/generated-project';
import { ProjectSearch } from '../search/project-search';
import { RelatedProjects } from './related-projects';

type Props = { newest: readonly ProjectTeaser_projectFragment[] };

/** For who stands where nothing is: a search and the newest projects. */
export function FindAnother({ newest }: Props) {
  return (
    <Stack gap={{ base: '12', md: '16' }}>
      <Container>
        <Box maxW="lg">
          <ProjectSearch />
        </Box>
      </Container>
      <RelatedProjects title="Newest projects" projects={newest} />
    </Stack>
  );
}
