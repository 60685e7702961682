import { DeleteMessageDocument } from '../../graphql/generated-dashboard';
import { useDeleteEntry } from '../../graphql/use-delete-entry';

export const useDeleteMessage = () =>
  useDeleteEntry(DeleteMessageDocument, {
    typename: 'Message',
    noun: 'message',
    refetchQueries: ['Messages', 'UnreadMessages'],
    deleted: 'Message deleted successfully',
    failed: 'Failed to delete message',
  });
