import { useQuery } from '@apollo/client/react';
import { Badge, chakra } from '@chakra-ui/react';
import { InboxIcon } from 'lucide-react';
import { refreshing } from '../../features/inbox/refreshing';
import { UnreadMessagesDocument } from '../../graphql/generated-dashboard';
import { paths } from '../../paths';
import { DashboardLink } from './dashboard-link';

export function MessagesLink() {
  const { data } = useQuery(UnreadMessagesDocument, refreshing);
  const unread = data?.messages_connection.unread;

  return (
    <DashboardLink to={paths.messages} icon={InboxIcon}>
      Messages{' '}
      {unread ? (
        <>
          <chakra.span srOnly>{`${unread} unread`}</chakra.span>
          <Badge aria-hidden colorPalette="brand" variant="solid" borderRadius="full" px="2">
            {unread}
          </Badge>
        </>
      ) : null}
    </DashboardLink>
  );
}
