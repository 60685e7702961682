import { Button, Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
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

function Projects({
  projects,
  total,
  isFailed,
  reload,
  afterDeletion,
  showMore,
  uid,
  mayEdit,
}: ProjectsProps) {
  if (mayEdit === undefined || (!projects && !isFailed)) return <Loading>Loading projects...</Loading>;
  if (!projects) {
    return (
      <EmptyState text="Your projects could not be loaded.">
        <Button variant="outline" onClick={reload}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (projects.length === 0) {
    return (
      <EmptyState text="No projects found">
        {mayEdit && (
          <Button asChild colorPalette="brand">
            <Link to={paths.addPortfolio}>Add your first project</Link>
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <OwnProjects
      uid={uid}
      projects={projects}
      total={total}
      canEdit={mayEdit}
      onDeleted={afterDeletion}
      onShowMore={showMore}
    />
  );
}
