import { useQuery } from '@apollo/client/react';
import { InboxIcon } from 'lucide-react';
import { refreshing } from '../../../features/inbox/refreshing';
import { UnreadMessagesDocument } from '../../../graphql/generated-dashboard';
import { paths } from '../../../paths';
import { DashboardLink } from './dashboard-link';
import { LinkCount } from './link-count';

export function MessagesLink() {
  const { data } = useQuery(UnreadMessagesDocument, refreshing);

  return (
    <DashboardLink to={paths.messages} icon={InboxIcon}>
      Messages <LinkCount count={data?.messages_connection.unread} noun="unread" />
    </DashboardLink>
  );
}
