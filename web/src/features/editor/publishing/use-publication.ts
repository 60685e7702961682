import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import {
  DiscardProjectDraftDocument,
  MyProjectsDocument,
  PublishProjectDocument,
  UnpublishProjectDocument,
  type OwnProjectCard_projectFragment,
  type ProjectStatus,
} from '../../../graphql/generated-dashboard';
import { announceSave } from '../../../lib/previews/preview-channel';
import { contentsOf } from '../form/editing/contents';
import { serverDraft } from '../form/saving/server-draft';
import { forgetListsByStatus } from '../project-lists';
import { hasCode, reportFailure, reportRefusal } from '../../../graphql/request-failure';
import { undoDiscard } from './bring-back';

const options = {
  context: { auth: true },
  update: forgetListsByStatus,
  // What is shown may be those of one status.
  refetchQueries: [MyProjectsDocument],
};

type Attempt<Answer> = {
  /** What comes of it, without other contents than those that are shown. */
  becomes?: ProjectStatus;
  /** Without an answer it was done before. */
  onDone: (answer: Answer | undefined) => void;
  onFailed: (error: unknown) => void;
};

/** Makes public what is not, and takes it back: each time what is shown here, and nothing that was saved since. */
export function usePublication(project: OwnProjectCard_projectFragment) {
  const { documentId, title, updatedAt } = project;
  const variables = { documentId, updatedAt };
  const client = useApolloClient();
  const draft = serverDraft(client, documentId);
  const [isBusy, setBusy] = useState(false);
  const [publish] = useMutation(PublishProjectDocument, options);
  const [unpublish] = useMutation(UnpublishProjectDocument, options);
  const [discard] = useMutation(DiscardProjectDraftDocument, options);

  async function attempt<Answer>(
    send: () => Promise<Answer>,
    { becomes, onDone, onFailed }: Attempt<Answer>,
  ) {
    setBusy(true);
    try {
      onDone(await send());
      announceSave(documentId);
    } catch (error) {
      if (!isOutdated(error)) onFailed(error);
      else if (becomes === (await readStatus())) {
        onDone(undefined);
        announceSave(documentId);
      } else tellChanged();
    }
    setBusy(false);
  }

  /** Of what is shown here; of anything else none. */
  async function readStatus(): Promise<ProjectStatus | null> {
    const latest = await draft.read().catch(() => null);
    await readLists();
    return latest && contentsOf(latest) === contentsOf(project) ? latest.status : null;
  }

  function tellChanged() {
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
      attempt(() => publish({ variables }), {
        becomes: 'PUBLISHED',
        onDone: () => toast.success(`${title} is public now`),
        onFailed: (error) =>
          reportRefusal(error, 'This project is not ready to be public', 'Failed to publish the project'),
      }),
    unpublish: () =>
      attempt(() => unpublish({ variables }), {
        becomes: 'DRAFT',
        onDone: () => toast.success(`${title} is not public any more`),
        onFailed: (error) => reportFailure(error, 'Failed to unpublish the project'),
      }),
    discard: () =>
      attempt(() => discard({ variables }), {
        onDone: (answer) =>
          toast.success('Changes discarded', {
            undo: () => bringBack(answer?.data?.discardProjectDraft.updatedAt),
          }),
        onFailed: (error) => reportFailure(error, 'Failed to discard the changes'),
      }),
  };
}

/** It is another one by now than the one that was shown, or not public any more. */
function isOutdated(error: unknown): boolean {
  return hasCode(error, 'CONFLICT') || hasCode(error, 'NOT_FOUND');
}
