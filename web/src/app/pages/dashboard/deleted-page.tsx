import { useQuery } from '@apollo/client/react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/page/empty-state';
import { KeptFocus } from '../../../components/kept-focus';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { Pagination } from '../../../components/pagination/pagination';
import { DeletedList } from '../../../features/editor/deleted/deleted-list';
import { DeletedEntriesDocument } from '../../../graphql/generated-dashboard';
import { useCommittedSearch } from '../../../lib/use-committed-search';
import { pageAddress, pageNumber, paths } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';

export function DeletedPage() {
  const { mayEdit } = useDashboard();
  const search = useCommittedSearch();

  return (
    <Stack gap="8">
      <PageHead title="Recently deleted" />
      <Stack gap="2">
        <Heading as="h1" textStyle="title">
          Recently deleted
        </Heading>
        <Text color="fg.muted" maxW="prose">
          What you delete stays here for up to 30 days. A restored project has its address, place and dates
          again.
        </Text>
      </Stack>
      {mayEdit === undefined && <Loading>Loading what was deleted...</Loading>}
      {mayEdit && (
        <KeptFocus gap="8">
          <Deleted page={pageNumber(search)} />
        </KeptFocus>
      )}
    </Stack>
  );
}

function Deleted({ page }: { page: number }) {
  const { data, previousData, error, refetch } = useQuery(DeletedEntriesDocument, {
    variables: { page },
    context: { auth: true },
    // A version of a project is none of the projects that are shown elsewhere.
    fetchPolicy: 'no-cache',
  });
  const { nodes, pageInfo } = (data ?? previousData)?.deletedEntries ?? {};

  // Of what was shown before, only the same page stays.
  if (error && pageInfo?.page !== page)
    return <LoadFailure text="What was deleted could not be loaded." onRetry={() => void refetch()} />;
  if (nodes && pageInfo) {
    if (data && pageInfo.pageCount > 0 && page > pageInfo.pageCount)
      return <Deleted page={pageInfo.pageCount} />;
    if (pageInfo.total === 0) return <EmptyState text="Nothing was deleted in the last 30 days." />;
    return (
      <>
        <DeletedList entries={nodes} />
        <Pagination
          page={page}
          pageCount={pageInfo.pageCount}
          addressOf={(number) => pageAddress(paths.deleted, number)}
        />
      </>
    );
  }
  return <Loading>Loading what was deleted...</Loading>;
}
