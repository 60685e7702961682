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

/** Adds a project, and only once: the answer to an attempt may have been lost on the way back. */
export function useCreateProject({ form, untilAnswered, hasUnanswered }: ProjectFormHandle) {
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
    const mayBeThere = hasUnanswered();
    try {
      return await untilAnswered(data, () => create(documentId, data, status));
    } catch (error) {
      // Not an attempt of this form's: another tab has added it.
      if (!mayBeThere || !hasCode(error, 'CONFLICT')) throw error;
      // What was typed since the lost answer counts.
      const draft = serverDraft(client, documentId);
      const { updatedAt: version } = await draft.read();
      forgetLists(client.cache);
      return { ...(await draft.update({ data, version, status })), documentId };
    }
  };
}
