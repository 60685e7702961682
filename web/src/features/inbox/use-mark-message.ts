import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toasts/toaster';
import { MarkMessageDocument } from '../../graphql/generated-dashboard';

export function useMarkMessage() {
  const [markMessage] = useMutation(MarkMessageDocument, {
    context: { auth: true },
    refetchQueries: ['Messages', 'UnreadMessages'],
  });

  return async function mark(documentId: string, isRead: boolean) {
    try {
      await markMessage({ variables: { documentId, isRead } });
    } catch {
      toast.error(`Failed to mark the message as ${isRead ? 'read' : 'unread'}`);
    }
  };
}
