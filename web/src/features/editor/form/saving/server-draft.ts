import type { ApolloClient } from '@apollo/client';
import { forgetPublicPages } from '../../../../graphql/forget';
import {
  DeleteProjectImageDocument,
  DiscardProjectDraftDocument,
  LatestProjectDocument,
  SaveProjectDraftDocument,
  UnpublishProjectDocument,
  UpdateProjectDocument,
  type ProjectInput,
  type PublicationStatus,
} from '../../../../graphql/generated-dashboard';
import { createLimit } from '../../../../lib/limit';
import { announceSave } from '../../../../lib/previews/preview-channel';
import { forgetListsByStatus } from '../../project-lists';
import { undoDiscard } from '../../publishing/bring-back';
import type { Base } from '../editing/editing';

export type Update = {
  data: ProjectInput;
  version: string;
  status: PublicationStatus;
  /** The page may be gone before the answer comes. */
  isLeaving?: boolean;
};

export type ServerDraft = ReturnType<typeof serverDraft>;

/** The draft of a project on the server. What is asked of it in turns is never asked with an old version. */
export function serverDraft(client: ApolloClient, documentId: string) {
  const { run } = createLimit({ running: 1, waiting: Infinity });
  let isWritten = false;

  function written(project: Base | null | undefined): Base {
    isWritten = true;
    announceSave(documentId);
    return there(project);
  }

  async function read(): Promise<Base> {
    const answer = await client.query({
      query: LatestProjectDocument,
      variables: { documentId },
      fetchPolicy: 'network-only',
      context: { auth: true, queryDeduplication: false },
    });
    return there(answer.data?.myProject);
  }

  async function update({ data, version, status, isLeaving = false }: Update): Promise<Base> {
    const answer = await client.mutate({
      mutation: status === 'PUBLISHED' ? UpdateProjectDocument : SaveProjectDraftDocument,
      variables: { documentId, data, updatedAt: version },
      context: { auth: true, fetchOptions: { keepalive: isLeaving && isSmall(data) } },
      ...(status === 'PUBLISHED' && { update: forgetPublicPages }),
    });
    return written(answer.data?.updateProject);
  }

  return {
    inTurn: run,
    /** Lists of projects of one status may be others now: not while a form stands upon one. */
    forgetLists: () => isWritten && forgetListsByStatus(client.cache),
    read,
    update,

    /**
     * Makes the draft again what it was, and tells what came of it.
     * @param seen the `updatedAt` of the answer that is undone
     */
    bringBack: (before: Base, seen: string): Promise<Base | null> =>
      run(async () => {
        const project = await undoDiscard(client, documentId, before, seen);
        if (project) return written(project);
        // For the list behind the form.
        await read().catch(() => undefined);
        return null;
      }),

    async deleteImage(imageId: string): Promise<Base> {
      const answer = await client.mutate({
        mutation: DeleteProjectImageDocument,
        variables: { documentId, imageId },
        context: { auth: true },
        update: forgetPublicPages,
      });
      return written(answer.data?.deleteProjectImage);
    },

    async unpublish(version: string): Promise<Base> {
      const answer = await client.mutate({
        mutation: UnpublishProjectDocument,
        variables: { documentId, updatedAt: version },
        context: { auth: true },
        update: forgetPublicPages,
      });
      return written(answer.data?.unpublishProject);
    },

    async discard(version: string): Promise<Base> {
      const answer = await client.mutate({
        mutation: DiscardProjectDraftDocument,
        variables: { documentId, updatedAt: version },
        context: { auth: true },
      });
      return written(answer.data?.discardProjectDraft);
    },
  };
}

/** Browsers refuse what outlives its page from 64 KiB on, the query among it. */
function isSmall(data: ProjectInput): boolean {
  return new TextEncoder().encode(JSON.stringify(data)).length < 60_000;
}

function there(project: Base | null | undefined): Base {
  if (!project) throw new Error('The project is gone.');
  return project;
}
