import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import {
  MyProjectsDocument,
  ReorderProjectsDocument,
  type OwnProjectCard_projectFragment,
} from '../../graphql/generated-dashboard';
import { reportFailure } from './report-failure';

/** Shows the new order at once and takes it back when the server refuses it. */
export function useReorderProjects(projects: OwnProjectCard_projectFragment[]) {
  const [reorder] = useMutation(ReorderProjectsDocument, {
    context: { auth: true },
    update(cache, { data }) {
      if (data) cache.writeQuery({ query: MyProjectsDocument, data: { projects: data.reorderProjects } });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects_connection' });
    },
  });

  return async (documentId: string, to: number) => {
    const from = projects.findIndex((project) => project.documentId === documentId);
    const reorderProjects = arrayMove(projects, from, to);
    try {
      await reorder({
        variables: { documentIds: reorderProjects.map((project) => project.documentId) },
        optimisticResponse: { reorderProjects },
      });
    } catch (error) {
      reportFailure(error, 'Failed to save the order');
    }
  };
}
