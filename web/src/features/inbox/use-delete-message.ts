import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import { DeleteMessageDocument } from '../../graphql/generated-dashboard';

/** Deletes a message; the list is loaded again, which may fail without the message coming back. */
export function useDeleteMessage() {
  const [deleteMessage, { loading: isDeleting }] = useMutation(DeleteMessageDocument, {
    context: { auth: true },
    refetchQueries: ['Messages', 'UnreadMessages'],
    update: (cache, { data }) =>
      void cache.evict({ id: cache.identify({ __typename: 'Message', ...data?.deleteMessage }) }),
  });

  async function remove(documentId: string) {
    try {
      await deleteMessage({ variables: { documentId } });
      toast.success('Message deleted successfully');
    } catch {
      toast.error('Failed to delete message');
    }
  }

  return { remove, isDeleting };
}
