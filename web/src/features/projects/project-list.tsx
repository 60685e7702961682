import { Button, Center, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
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
  if (!projects?.length) return <Empty onRetry={error && onRetry} />;

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
          <Skeleton key={index} h="30rem" borderRadius="lg" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function Empty({ onRetry }: { onRetry?: () => void }) {
  return (
    <Center layerStyle="panel" py="20" flexDirection="column" gap="4">
      <Text role="status" color="fg.muted">
        No projects found
      </Text>
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Center>
  );
}

const COLUMNS = { base: 1, md: 2, lg: 3 };
