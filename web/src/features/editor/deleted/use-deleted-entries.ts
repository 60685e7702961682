import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { forgetLists } from '../../../graphql/forget';
import {
  DeletedEntriesDocument,
  DeleteForGoodDocument,
  RestoreDeletedDocument,
  type DeletedEntry_versionFragment,
} from '../../../graphql/generated-dashboard';
import { hasCode, reportFailure } from '../../../graphql/request-failure';
import { endUndoDeletion } from '../../../graphql/use-undo-deletion';

const options = {
  context: { auth: true },
  refetchQueries: [DeletedEntriesDocument],
  awaitRefetchQueries: true,
};

/** Brings back what was deleted, or lets it go. */
export function useDeletedEntries() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [restoreDeleted] = useMutation(RestoreDeletedDocument, { ...options, update: forgetLists });
  const [deleteForGood] = useMutation(DeleteForGoodDocument, options);

  async function attempt(entry: string, failure: string, work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      reportFailure(error, failure);
      if (hasCode(error, 'NOT_FOUND')) await showWithout(entry);
    }
    setBusy(false);
  }

  /** It was restored or deleted for good elsewhere, or before: the answer to that may have been lost. */
  async function showWithout(entry: string) {
    endUndoDeletion(entry);
    forgetLists(client.cache);
    await client.refetchQueries({ include: options.refetchQueries }).catch(() => undefined);
  }

  return {
    isBusy,
    restore: ({ entry, title }: DeletedEntry_versionFragment) =>
      attempt(entry, 'Failed to restore it', async () => {
        const { data } = await restoreDeleted({ variables: { entry } });
        endUndoDeletion(entry);
        toast.success([`${title} is back.`, ...(data?.restoreDeleted.notices ?? [])].join(' '));
      }),
    remove: ({ entry, title }: DeletedEntry_versionFragment) =>
      attempt(entry, 'Failed to delete it', async () => {
        await deleteForGood({ variables: { entry } });
        endUndoDeletion(entry);
        toast.success(`${title} is deleted for good`);
      }),
  };
}
