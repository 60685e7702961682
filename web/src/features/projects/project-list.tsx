import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { EmptyState } from '../../components/page/empty-state';
import { TryAgain } from '../../components/page/try-again';
import type { ProjectCard_projectFragment } from '../../graphql/generated';
import { ProjectCard } from './project-card';

type Props = {
  /** Undefined until they are loaded. */
  projects?: ProjectCard_projectFragment[];
  error?: Error;
  onRetry: () => void;
  /** How many cards to keep room for while loading. */
  expected?: number;
  /** Whether the first picture is among the first things seen. */
  priority?: boolean;
};

export function ProjectList({ projects, error, onRetry, expected = 6, priority = false }: Props) {
  useEffect(() => {
    if (error) console.error('Loading projects failed:', error);
  }, [error]);

  if (!projects && !error) return <Loading count={expected} />;
  if (!projects?.length) {
    return <EmptyState text="No projects found">{error && <TryAgain onRetry={onRetry} />}</EmptyState>;
  }

  return (
    <SimpleGrid as="ul" listStyleType="none" columns={COLUMNS} gap="6">
      {projects.map((project, index) => (
        <li key={project.documentId}>
          <ProjectCard project={project} priority={priority && index === 0} />
        </li>
      ))}
    </SimpleGrid>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <Stack gap="8">
      <Stack role="status" gap="1">
        <Text textStyle="heading">Loading Projects</Text>
        <Text color="fg.muted">Please wait while we fetch amazing projects...</Text>
      </Stack>
      <SimpleGrid columns={COLUMNS} gap="6" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} layerStyle="panel" h="30rem" animation="pulse" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

const COLUMNS = { base: 1, md: 2, lg: 3, _print: 2 };
