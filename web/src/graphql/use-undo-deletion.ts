import { useMutation } from '@apollo/client/react';
import { toast } from '../components/toasts/toaster';
import { RestoreDeletedDocument } from './generated-dashboard';
import { reportFailure } from './request-failure';

type Options = Pick<useMutation.Options, 'refetchQueries' | 'update'> & {
  onRestored?: (documentId: string) => void;
};

/** @returns what tells that something was deleted, and brings it back from what was deleted when that is undone */
export function useUndoDeletion(noun: string, { onRestored, ...options }: Options) {
  const [restoreDeleted] = useMutation(RestoreDeletedDocument, { context: { auth: true }, ...options });

  async function bringBack(entry: string) {
    try {
      await restoreDeleted({ variables: { entry } });
      onRestored?.(entry);
      toast.success(`The ${noun} is back`);
    } catch (error) {
      reportFailure(error, `Failed to bring the ${noun} back`);
    }
  }

  return (title: string, documentId: string) =>
    toast.success(title, {
      undo: () => bringBack(documentId),
      description: 'It can be restored from ‘Recently deleted’.',
      id: toastOf(documentId),
    });
}

/** What was restored, or deleted for good, elsewhere on the page has nothing to undo. */
export function endUndoDeletion(entry: string) {
  toast.dismiss(toastOf(entry));
}

function toastOf(entry: string) {
  return `deleted-${entry}`;
}
