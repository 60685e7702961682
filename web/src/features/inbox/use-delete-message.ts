import { useMutation } from '@apollo/client/react';
import { DeleteMessageDocument } from '../../graphql/generated-dashboard';
import { reportFailedDeletion } from '../../graphql/request-failure';
import { useUndoDeletion } from '../../graphql/use-undo-deletion';

const refetchQueries = ['Messages', 'UnreadMessages'];

/** Deletes a message; the list is loaded again, which may fail without the message coming back. */
export function useDeleteMessage() {
  const tellDeleted = useUndoDeletion('message', { refetchQueries });
  const [deleteMessage] = useMutation(DeleteMessageDocument, {
    context: { auth: true },
    refetchQueries,
    update: (cache, { data }) =>
      void cache.evict({ id: cache.identify({ ...data?.deleteMessage, __typename: 'Message' }) }),
  });

  return async (documentId: string) => {
    try {
      await deleteMessage({ variables: { documentId } });
      tellDeleted('Message deleted successfully', documentId);
    } catch (error) {
      reportFailedDeletion(error, 'Failed to delete message');
    }
  };
}
