import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { forgetLists } from '../../../graphql/forget';
import {
  DeletedEntriesDocument,
  DeleteForGoodDocument,
  RestoreDeletedDocument,
  type DeletedEntry_versionFragment,
} from '../../../graphql/generated-dashboard';
import { reportFailure } from '../../../graphql/request-failure';
import { endUndoDeletion } from '../../../graphql/use-undo-deletion';

const options = {
  context: { auth: true },
  refetchQueries: [DeletedEntriesDocument],
  awaitRefetchQueries: true,
};

/** Brings back what was deleted, or lets it go. */
export function useDeletedEntries() {
  const [isBusy, setBusy] = useState(false);
  const [restoreDeleted] = useMutation(RestoreDeletedDocument, { ...options, update: forgetLists });
  const [deleteForGood] = useMutation(DeleteForGoodDocument, options);

  async function attempt(work: () => Promise<void>, failure: string) {
    setBusy(true);
    await work().catch((error: unknown) => reportFailure(error, failure));
    setBusy(false);
  }

  return {
    isBusy,
    restore: ({ entry, title }: DeletedEntry_versionFragment) =>
      attempt(async () => {
        const { data } = await restoreDeleted({ variables: { entry } });
        endUndoDeletion(entry);
        toast.success([`${title} is back.`, ...(data?.restoreDeleted.notices ?? [])].join(' '));
      }, 'Failed to restore it'),
    remove: ({ entry, title }: DeletedEntry_versionFragment) =>
      attempt(async () => {
        await deleteForGood({ variables: { entry } });
        endUndoDeletion(entry);
        toast.success(`${title} is deleted for good`);
      }, 'Failed to delete it'),
  };
}
