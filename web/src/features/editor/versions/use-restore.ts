import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { forgetLists } from '../../../graphql/forget';
import { RestoreVersionDocument, type PublicationStatus } from '../../../graphql/generated-dashboard';
import { reportFailedUndo } from '../publishing/bring-back';
import { reportRefusal } from '../../../graphql/request-failure';

type Options = {
  onChanged: () => Promise<unknown>;
  /** Makes it what it was before. Of a project, `seen` is the `updatedAt` of what was restored. */
  undo: (status: PublicationStatus, seen: string | undefined) => Promise<unknown>;
};

/** Writes a version once more; what the rules of today refuse is told field by field. */
export function useRestore({ onChanged, undo }: Options) {
  const [restoringAs, setRestoringAs] = useState<PublicationStatus | null>(null);
  const [restoreVersion] = useMutation(RestoreVersionDocument, {
    context: { auth: true },
    // What it answers of a project is a version: in the cache it would be what is public.
    fetchPolicy: 'no-cache',
    update: forgetLists,
  });

  async function takeBack(status: PublicationStatus, seen: string | undefined) {
    try {
      await undo(status, seen);
      toast.success('It is as it was before');
    } catch (error) {
      reportFailedUndo(error, 'Failed to undo it');
    }
    await onChanged().catch(() => undefined);
  }

  async function restore(documentId: string, status: PublicationStatus) {
    setRestoringAs(status);
    try {
      const { data } = await restoreVersion({ variables: { documentId, status } });
      const done = status === 'DRAFT' ? 'Restored as a draft.' : 'Restored.';
      const { notices = [], project } = data?.restoreVersion ?? {};
      toast.success([done, ...notices].join(' '), () => takeBack(status, project?.updatedAt));
      await onChanged().catch(() => undefined);
    } catch (error) {
      reportRefusal(error, 'This version can not be restored', 'Failed to restore this version');
    }
    setRestoringAs(null);
  }

  return { restoringAs, restore };
}
