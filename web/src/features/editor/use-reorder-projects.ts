import { useMutation } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import {
  ReorderProjectsDocument,
  type OwnProjectCard_projectFragment,
} from '../../graphql/generated-dashboard';
import { renewProjectLists } from './project-lists';
import { reportFailure } from './report-failure';

/** Shows the new order at once and takes it back when the server refuses it. */
export function useReorderProjects(projects: OwnProjectCard_projectFragment[]) {
  const [reorder] = useMutation(ReorderProjectsDocument, {
    context: { auth: true },
    update(cache, { data }) {
      renewProjectLists(cache, data?.reorderProjects);
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
