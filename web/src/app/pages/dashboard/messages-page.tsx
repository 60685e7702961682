import { useQuery } from '@apollo/client/react';
import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/page/empty-state';
import { KeptFocus } from '../../../components/kept-focus';
import { LoadFailure } from '../../../components/page/load-failure';
import { Loading } from '../../../components/page/loading';
import { PageHead } from '../../../components/page/page-head';
import { Pagination } from '../../../components/pagination/pagination';
import { MessageList } from '../../../features/inbox/message-list';
import { refreshing } from '../../../features/inbox/refreshing';
import { MessagesDocument } from '../../../graphql/generated-dashboard';
import { useCommittedSearch } from '../../../lib/use-committed-search';
import { pageAddress, pageNumber, paths } from '../../../paths';
import { useDashboard } from '../../layouts/dashboard/dashboard-context';
import { DeletedLink } from './deleted-link';

export function MessagesPage() {
  const { mayEdit, mayReadMessages } = useDashboard();
  const search = useCommittedSearch();

  return (
    <Stack gap="8">
      <PageHead title="Messages" />
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Heading as="h1" textStyle="title">
          Messages
        </Heading>
        {mayEdit && mayReadMessages && <DeletedLink />}
      </HStack>
      {mayReadMessages === undefined && <Loading>Loading messages...</Loading>}
      {mayReadMessages === true && (
        <KeptFocus>
          <Inbox page={pageNumber(search)} />
        </KeptFocus>
      )}
      {mayReadMessages === false && (
        <EmptyState text="Only the owner can read messages. This account is not the owner’s." />
      )}
    </Stack>
  );
}

function Inbox({ page }: { page: number }) {
  const { data, previousData, error, refetch } = useQuery(MessagesDocument, {
    ...refreshing,
    variables: { page },
  });
  const { nodes, pageInfo, unread } = (data ?? previousData)?.messages_connection ?? {};
  const pageCount = pageInfo?.pageCount ?? 0;

  // Of what was shown before, only the same page stays.
  if (error && pageInfo?.page !== page)
    return <LoadFailure text="The messages could not be loaded." onRetry={() => void refetch()} />;
  if (data && pageCount > 0 && page > pageCount) return <Inbox page={pageCount} />;
  if (nodes?.length === 0)
    return <EmptyState text="No messages yet. What visitors write to you will be here." />;
  if (nodes && pageInfo) {
    return (
      <Stack gap="8">
        <Text color="fg.muted" mt="-4" role="status">
          {countText(pageInfo.total, unread)}
        </Text>
        <MessageList messages={nodes} />
        <Pagination
          page={page}
          pageCount={pageCount}
          addressOf={(number) => pageAddress(paths.messages, number)}
        />
      </Stack>
    );
  }
  return <Loading>Loading messages...</Loading>;
}

function countText(total: number, unread = 0) {
  return `${total} ${total === 1 ? 'message' : 'messages'}, ${unread} unread`;
}
