import { useApolloClient } from '@apollo/client/react';
import { forgetLists } from '../../../../graphql/forget';
import {
  CreateProjectDocument,
  type ProjectInput,
  type PublicationStatus,
} from '../../../../graphql/generated-dashboard';
import { hasCode } from '../../../../graphql/request-failure';
import type { ProjectFormHandle } from '../use-project-form';
import { serverDraft } from './server-draft';

/** The server makes it of the title, when there is none. */
const NO_SLUG = { slug: '' };

/** Adds a project, and only once: the answer to an attempt may have been lost on the way back. */
export function useCreateProject({ form, untilAnswered, isOwn }: ProjectFormHandle) {
  const client = useApolloClient();

  async function create(documentId: string, data: ProjectInput, status: PublicationStatus) {
    const { data: answer } = await client.mutate({
      mutation: CreateProjectDocument,
      variables: { documentId, data, status },
      context: { auth: true },
      update: forgetLists,
    });
    return answer?.createProject;
  }

  return async (data: ProjectInput, status: PublicationStatus) => {
    const documentId = form.getValues('newId');
    try {
      return await untilAnswered({ ...data, ...NO_SLUG }, () => create(documentId, data, status));
    } catch (error) {
      if (!hasCode(error, 'CONFLICT')) throw error;
      const draft = serverDraft(client, documentId);
      const added = await draft.read().catch(() => null);
      // Another tab has added it or gone on with it, or it is deleted.
      if (!added || !isOwn({ ...added, ...NO_SLUG })) throw error;
      // What was typed since the lost answer counts.
      forgetLists(client.cache);
      return { ...(await draft.update({ data, version: added.updatedAt, status })), documentId };
    }
  };
}
