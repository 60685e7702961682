import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import { DeleteMessageDocument, RestoreDeletedDocument } from '../../graphql/generated-dashboard';

/** Deletes a message; the list is loaded again, which may fail without the message coming back. */
export function useDeleteMessage() {
  const [restoreDeleted] = useMutation(RestoreDeletedDocument, {
    context: { auth: true },
    refetchQueries: ['Messages', 'UnreadMessages'],
  });
  const [deleteMessage, { loading: isDeleting }] = useMutation(DeleteMessageDocument, {
    context: { auth: true },
    refetchQueries: ['Messages', 'UnreadMessages'],
    update: (cache, { data }) =>
      void cache.evict({ id: cache.identify({ ...data?.deleteMessage, __typename: 'Message' }) }),
  });

  async function remove(documentId: string) {
    try {
      await deleteMessage({ variables: { documentId } });
      const place = 'It can be restored from ‘Recently deleted’.';
      toast.success('Message deleted successfully', () => bringBack(documentId), place);
    } catch {
      toast.error('Failed to delete message');
    }
  }

  async function bringBack(entry: string) {
    try {
      await restoreDeleted({ variables: { entry } });
      toast.success('The message is back');
    } catch {
      toast.error('Failed to bring the message back');
    }
  }

  return { remove, isDeleting };
}
