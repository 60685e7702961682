import { useQuery } from '@apollo/client/react';
import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '../../components/loading';
import { PageHead } from '../../components/page-head';
import { toast } from '../../components/toaster';
import { OwnProjects } from '../../features/editor/own-projects';
import { MyProjectsDocument } from '../../graphql/generated-dashboard';
import { paths } from '../../paths';
import { useDashboard } from '../layouts/dashboard-context';

export function MyProjectsPage() {
  const { mayNotEdit } = useDashboard();
  const { data, error, refetch } = useQuery(MyProjectsDocument, { fetchPolicy: 'cache-and-network' });
  const projects = data?.projects;

  useEffect(() => {
    if (error) toast.error('Failed to load projects');
  }, [error]);

  return (
    <Stack gap="8">
      <PageHead title="My Projects" />
      <Heading as="h1" textStyle="title">
        My Projects
      </Heading>
      {projects && projects.length > 0 && <OwnProjects projects={projects} canEdit={!mayNotEdit} />}
      {projects?.length === 0 && (
        <Nothing text="No projects found">
          <Button asChild colorPalette="brand">
            <Link to={paths.addPortfolio}>Add your first project</Link>
          </Button>
        </Nothing>
      )}
      {!projects && error && (
        <Nothing text="Your projects could not be loaded.">
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </Nothing>
      )}
      {!projects && !error && <Loading>Loading projects...</Loading>}
    </Stack>
  );
}

function Nothing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack layerStyle="panel" align="center" gap="6" px="6" py="20" textAlign="center">
      <Text color="fg.muted">{text}</Text>
      {children}
    </Stack>
  );
}
