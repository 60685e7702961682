import { useQuery } from '@apollo/client/react';
import { Box, Container, Stack } from '@chakra-ui/react';
import { NewestProjectsDocument } from '../../../graphql/generated-project';
import { ProjectSearch } from '../search/project-search';
import { RelatedProjects } from './related-projects';

/** For who stands where nothing is: a search and the newest projects. */
export function FindAnother() {
  const { data } = useQuery(NewestProjectsDocument);
  return (
    <Stack gap={{ base: '12', md: '16' }}>
      <Container>
        <Box maxW="lg">
          <ProjectSearch />
        </Box>
      </Container>
      <RelatedProjects title="Newest projects" projects={data?.projects ?? []} />
    </Stack>
  );
}
