import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import {
  DiscardProjectDraftDocument,
  MyProjectsDocument,
  PublishProjectDocument,
  UnpublishProjectDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { announceSave } from '../../../lib/previews/preview-channel';
import { forgetListsByStatus } from '../project-lists';
import { hasCode, reportFailure, reportRefusal } from '../../../graphql/request-failure';
import { undoDiscard } from './bring-back';

const options = {
  context: { auth: true },
  update: forgetListsByStatus,
  // What is shown may be those of one status.
  refetchQueries: [MyProjectsDocument],
};

/** Makes public what is not, and takes it back: each time what is shown here, and nothing that was saved since. */
export function usePublication(project: OwnProjectCard_projectFragment) {
  const { documentId, title, updatedAt } = project;
  const variables = { documentId, updatedAt };
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [publish] = useMutation(PublishProjectDocument, options);
  const [unpublish] = useMutation(UnpublishProjectDocument, options);
  const [discard] = useMutation(DiscardProjectDraftDocument, options);

  async function attempt(work: () => Promise<unknown>, onFailed: (error: unknown) => void) {
    setBusy(true);
    try {
      await work();
      announceSave(documentId);
    } catch (error) {
      if (hasCode(error, 'CONFLICT')) await showLatest();
      else onFailed(error);
    }
    setBusy(false);
  }

  async function showLatest() {
    await readLists();
    toast.error(
      'This project was changed elsewhere',
      'It is up to date here now: please look, and try again.',
    );
  }

  /** What cannot be read now is read with the page. */
  async function readLists() {
    forgetListsByStatus(client.cache);
    await client.refetchQueries({ include: [MyProjectsDocument] }).catch(() => undefined);
  }

  async function bringBack(seen: string | undefined) {
    setBusy(true);
    await undoDiscard(client, documentId, project, seen);
    await readLists();
    setBusy(false);
  }

  return {
    isBusy,
    publish: () =>
      attempt(
        async () => {
          await publish({ variables });
          toast.success(`${title} is public now`);
        },
        (error) =>
          reportRefusal(error, 'This project is not ready to be public', 'Failed to publish the project'),
      ),
    unpublish: () =>
      attempt(
        async () => {
          await unpublish({ variables });
          toast.success(`${title} is not public any more`);
        },
        (error) => reportFailure(error, 'Failed to unpublish the project'),
      ),
    discard: () =>
      attempt(
        async () => {
          const { data } = await discard({ variables });
          toast.success('Changes discarded', () => bringBack(data?.discardProjectDraft.updatedAt));
        },
        (error) => reportFailure(error, 'Failed to discard the changes'),
      ),
  };
}
