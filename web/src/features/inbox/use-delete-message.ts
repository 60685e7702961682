import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import { DeleteMessageDocument } from '../../graphql/generated-dashboard';

/** Deletes a message and reloads the list. */
export function useDeleteMessage() {
  const [deleteMessage, { loading: deleting }] = useMutation(DeleteMessageDocument, {
    context: { auth: true },
    refetchQueries: ['Messages', 'UnreadMessages'],
    awaitRefetchQueries: true,
  });

  async function remove(documentId: string) {
    try {
      await deleteMessage({ variables: { documentId } });
      toast.success('Message deleted successfully');
    } catch {
      toast.error('Failed to delete message');
    }
  }

  return { remove, deleting };
}
