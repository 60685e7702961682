import { Button, Heading, HStack, Stack } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/page/empty-state';
import { KeptFocus } from '../../../components/kept-focus';
import { Link } from '../../../components/links/link';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { Pagination } from '../../../components/pagination/pagination';
import { useAuth } from '../../../features/auth/auth-context';
import { listAddress, listPlace, type ListPlace } from '../../../features/editor/list/list-place';
import { ListSearch } from '../../../features/editor/list/list-search';
import { ListSummary } from '../../../features/editor/list/list-summary';
import { StatusFilter } from '../../../features/editor/list/status-filter';
import { OwnProjects } from '../../../features/editor/list/own-projects';
import { useOwnProjects } from '../../../features/editor/list/use-own-projects';
import { paths } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';
import { DeletedLink } from './deleted-link';

export function MyProjectsPage() {
  const [search] = useSearchParams();
  const { user } = useAuth();
  const { mayEdit } = useDashboard();

  return (
    <Stack gap="8">
      <PageHead title="My Projects" />
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Heading as="h1" textStyle="title">
          My Projects
        </Heading>
        {mayEdit && <DeletedLink />}
      </HStack>
      {user && (
        <KeptFocus gap="8">
          <Projects uid={user.uid} place={listPlace(search)} />
        </KeptFocus>
      )}
    </Stack>
  );
}

type Props = { uid: string; place: ListPlace };

function Projects({ uid, place }: Props) {
  const { q, status, page } = place;
  const isPart = q !== '' || status !== null;
  const { mayEdit } = useDashboard();
  const list = useOwnProjects(place);
  const { projects, total, pageCount } = list;

  if (mayEdit === undefined || (!projects && !list.isFailed)) return <Loading>Loading projects...</Loading>;
  const failure = <LoadFailure text="Your projects could not be loaded." onRetry={list.reload} />;
  if (!projects) return failure;
  if (!list.isOutdated && pageCount > 0 && page > pageCount) {
    return <Navigate replace to={listAddress({ q, status, page: pageCount })} />;
  }
  if (!isPart && total === 0 && !list.isOutdated) {
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
    <>
      <Stack gap="3">
        <ListSearch place={place} />
        {mayEdit && <StatusFilter place={place} />}
        <ListSummary
          place={place}
          total={total}
          pageCount={pageCount}
          isBusy={list.isOutdated}
          canSort={mayEdit}
        />
      </Stack>
      {list.isFailed && list.isOutdated ? (
        failure
      ) : (
        <>
          <OwnProjects
            uid={uid}
            projects={projects}
            place={{ ...place, page: list.page }}
            pageCount={pageCount}
            pageSize={list.pageSize}
            canEdit={mayEdit}
            canSort={mayEdit && !isPart}
            isBusy={list.isOutdated}
            onDeleted={list.afterDeletion}
            onRestored={list.afterRestoring}
          />
          <Pagination
            page={page}
            pageCount={pageCount}
            addressOf={(number) => listAddress({ q, status, page: number })}
          />
        </>
      )}
    </>
  );
}
