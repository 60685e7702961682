import { useQuery } from '@apollo/client/react';
import { Button, Container, Flex, Input, Stack } from '@chakra-ui/react';
import { SEARCH_LIMITS } from '../../../content/project-rules';
import { NewestProjectsDocument } from '../../../graphql/generated-project';
import { paths } from '../../../paths';
import { RelatedProjects } from './related-projects';

/** For who stands where nothing is: a search and the newest projects. */
export function FindAnother() {
  const { data } = useQuery(NewestProjectsDocument);
  return (
    <Stack gap={{ base: '12', md: '16' }}>
      <Container>
        <Flex asChild gap="2" maxW="lg">
          <form role="search" aria-label="Projects" action={paths.portfolio}>
            <Input
              type="search"
              name="q"
              aria-label="Search projects"
              placeholder="Search projects"
              maxLength={SEARCH_LIMITS.queryLength}
              size="lg"
              borderRadius="full"
            />
            <Button type="submit" variant="surface" size="lg">
              Search
            </Button>
          </form>
        </Flex>
      </Container>
      <RelatedProjects title="Newest projects" projects={data?.projects ?? []} />
    </Stack>
  );
}
