import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loading } from '../../components/loading';
import { PageHead } from '../../components/page-head';
import { useAuth } from '../../features/auth/auth-context';
import { OwnProjects } from '../../features/editor/list/own-projects';
import { useOwnProjects } from '../../features/editor/list/use-own-projects';
import { paths } from '../../paths';
import { useDashboard } from '../layouts/dashboard-context';

export function MyProjectsPage() {
  const { mayEdit } = useDashboard();
  const { user } = useAuth();
  const list = useOwnProjects();

  return (
    <Stack gap="8">
      <PageHead title="My Projects" />
      <Heading as="h1" textStyle="title">
        My Projects
      </Heading>
      {user && <Projects {...list} uid={user.uid} mayEdit={mayEdit} />}
    </Stack>
  );
}

type ProjectsProps = ReturnType<typeof useOwnProjects> & { uid: string; mayEdit: boolean | undefined };

function Projects({ projects, total, isFailed, reload, showMore, uid, mayEdit }: ProjectsProps) {
  if (mayEdit === undefined || (!projects && !isFailed)) return <Loading>Loading projects...</Loading>;
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
        {mayEdit && (
          <Button asChild colorPalette="brand">
            <Link to={paths.addPortfolio}>Add your first project</Link>
          </Button>
        )}
      </Nothing>
    );
  }
  return (
    <OwnProjects
      uid={uid}
      projects={projects}
      total={total}
      canEdit={mayEdit}
      onDeleted={reload}
      onShowMore={showMore}
    />
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
