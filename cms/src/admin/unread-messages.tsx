import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type Message = { documentId: string; name: string; message: string };

export const MESSAGES = '/content-manager/collection-types/api::message.message';
const NEWEST_UNREAD = { filters: { isRead: { $eq: false } }, sort: 'createdAt:DESC', pageSize: 5 };

/** The newest of them, on the panel's home page. */
export function UnreadMessages() {
  const { get } = useFetchClient();
  const [messages, setMessages] = useState<Message[]>();
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    get<{ results: Message[] }>(MESSAGES, { params: NEWEST_UNREAD })
      .then(({ data }) => setMessages(data.results))
      .catch(() => setIsFailed(true));
  }, [get]);

  if (isFailed) return <Widget.Error />;
  if (!messages) return <Widget.Loading />;
  if (messages.length === 0) return <Widget.NoData>All messages are read</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
      {messages.map(({ documentId, name, message }) => (
        <Flex tag="li" key={documentId} direction="column" alignItems="flex-start" gap={1}>
          <Link tag={RouterLink} to={`${MESSAGES}/${documentId}`}>
            {name}
          </Link>
          <Typography textColor="neutral600" ellipsis maxWidth="100%">
            {message}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
