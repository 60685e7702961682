import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { forgetLists } from '../../../graphql/forget';
import { RestoreVersionDocument, type PublicationStatus } from '../../../graphql/generated-dashboard';
import { reportFailedUndo } from '../publishing/bring-back';
import { hasCode, reportRefusal } from '../../../graphql/request-failure';

type Options = {
  /** As a sentence begins with it. */
  name: 'This project' | 'The site';
  /** The `updatedAt` of what there is now, as it is shown: nothing that was saved since is written over. */
  shown: string | undefined;
  onChanged: () => Promise<unknown>;
  /** Makes it what was shown; `seen` is the `updatedAt` of what was restored. */
  undo: (status: PublicationStatus, seen: string | undefined) => Promise<unknown>;
};

/** Writes a version once more; what the rules of today refuse is told field by field. */
export function useRestore({ name, shown, onChanged, undo }: Options) {
  const [restoringAs, setRestoringAs] = useState<PublicationStatus | null>(null);
  const [restoreVersion] = useMutation(RestoreVersionDocument, {
    context: { auth: true },
    // What it answers is a version: in the cache it would be what is public.
    fetchPolicy: 'no-cache',
    update: forgetLists,
  });

  async function takeBack(status: PublicationStatus, seen: string | undefined) {
    try {
      await undo(status, seen);
      toast.success('It is as it was before');
    } catch (error) {
      reportFailedUndo(error, 'Failed to undo it', name);
    }
    await onChanged().catch(() => undefined);
  }

  async function restore(documentId: string, status: PublicationStatus) {
    setRestoringAs(status);
    try {
      const { data } = await restoreVersion({ variables: { documentId, status, updatedAt: shown } });
      const done = status === 'DRAFT' ? 'Restored as a draft.' : 'Restored.';
      const { notices = [], project, site } = data?.restoreVersion ?? {};
      toast.success([done, ...notices].join(' '), {
        undo: () => takeBack(status, (project ?? site)?.updatedAt),
      });
      await onChanged().catch(() => undefined);
    } catch (error) {
      if (hasCode(error, 'CONFLICT')) await tellChanged();
      else reportRefusal(error, 'This version can not be restored', 'Failed to restore this version');
    }
    setRestoringAs(null);
  }

  async function tellChanged() {
    await onChanged().catch(() => undefined);
    toast.error(`${name} was changed elsewhere`, 'It is up to date here now: please look, and try again.');
  }

  return { restoringAs, restore };
}
