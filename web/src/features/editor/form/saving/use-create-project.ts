import { useApolloClient } from '@apollo/client/react';
import { forgetLists } from '../../../../graphql/forget';
import {
  CreateProjectDocument,
  MyProjectsDocument,
  type ProjectInput,
  type PublicationStatus,
} from '../../../../graphql/generated-dashboard';
import { refusesImages } from '../../../../graphql/request-failure';
import { serverDraft } from './server-draft';

/** Adds a project, and only once: the answer to an attempt may have been lost on the way back. */
export function useCreateProject() {
  const client = useApolloClient();

  async function create(data: ProjectInput, status: PublicationStatus) {
    const { data: answer } = await client.mutate({
      mutation: CreateProjectDocument,
      variables: { data, status },
      context: { auth: true },
      update: forgetLists,
    });
    return answer?.createProject;
  }

  /** New images wait for one project only. New projects are first in the list. */
  async function findByImages(ids: readonly (string | number)[]) {
    const { data } = await client.query({
      query: MyProjectsDocument,
      variables: { q: null, status: null, page: 1 },
      fetchPolicy: 'network-only',
      context: { auth: true, queryDeduplication: false },
    });
    return data?.myProjects.nodes.find(({ images }) =>
      images.some(({ documentId }) => ids.includes(documentId)),
    );
  }

  return async (data: ProjectInput, status: PublicationStatus) => {
    try {
      return await create(data, status);
    } catch (error) {
      const added = refusesImages(error) ? await findByImages(data.images ?? []) : undefined;
      if (!added) throw error;
      // What was typed since the lost answer counts.
      const { documentId, updatedAt: version } = added;
      forgetLists(client.cache);
      return { ...(await serverDraft(client, documentId).update({ data, version, status })), documentId };
    }
  };
}
