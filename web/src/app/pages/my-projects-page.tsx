import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '../../components/loading';
import { PageHead } from '../../components/page-head';
import { OwnProjects } from '../../features/editor/own-projects';
import { useOwnProjects } from '../../features/editor/use-own-projects';
import { paths } from '../../paths';
import { useDashboard } from '../layouts/dashboard-context';

export function MyProjectsPage() {
  const { mayEdit } = useDashboard();
  const list = useOwnProjects();

  return (
    <Stack gap="8">
      <PageHead title="My Projects" />
      <Heading as="h1" textStyle="title">
        My Projects
      </Heading>
      <Projects {...list} mayEdit={mayEdit} />
    </Stack>
  );
}

type ProjectsProps = ReturnType<typeof useOwnProjects> & { mayEdit: boolean | undefined };

function Projects({ projects, failed, reload, mayEdit }: ProjectsProps) {
  if (mayEdit === undefined || (!projects && !failed)) return <Loading>Loading projects...</Loading>;
  if (!projects) {
    return (
      <Nothing text="Your projects could not be loaded.">
        <Button variant="outline" onClick={reload}>
          Try again
        </Button>
      </Nothing>
    );
  }
  if (projects.length === 0) {
    return (
      <Nothing text="No projects found">
        <Button asChild colorPalette="brand">
          <Link to={paths.addPortfolio}>Add your first project</Link>
        </Button>
      </Nothing>
    );
  }
  return <OwnProjects projects={projects} canEdit={mayEdit} onDeleted={reload} />;
}

function Nothing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Stack layerStyle="panel" align="center" gap="6" px="6" py="20" textAlign="center">
      <Text color="fg.muted">{text}</Text>
      {children}
    </Stack>
  );
}
