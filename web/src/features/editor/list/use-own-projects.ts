import { useMutation, useQuery } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useEffect } from 'react';
import { toast } from '../../../components/toaster';
import {
  DeleteProjectDocument,
  MyProjectsDocument,
  ReorderProjectsDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { placeProjects, removeProject } from '../project-lists';
import { reportFailedDeletion, reportFailure } from '../request-failure';

type Project = OwnProjectCard_projectFragment;

const authorised = { context: { auth: true } };

/** All projects in their order, page by page; those known from before while they are loaded. */
export function useOwnProjects() {
  const { data, previousData, error, refetch, fetchMore } = useQuery(MyProjectsDocument, {
    variables: { start: 0 },
    fetchPolicy: 'cache-and-network',
    // Not the answer to a question from before a change.
    context: { auth: true, queryDeduplication: false },
  });
  const { nodes: projects, pageInfo } = (data ?? previousData)?.myProjects ?? {};

  useEffect(() => {
    if (error) toast.error('Failed to load projects');
  }, [error]);

  return {
    projects,
    total: pageInfo?.total ?? 0,
    isFailed: error !== undefined,
    reload: () => void refetch().catch(() => undefined),
    async showMore() {
      try {
        await fetchMore({ variables: { start: projects?.length ?? 0 } });
      } catch {
        toast.error('Failed to load projects');
      }
    },
  };
}

export function useDeleteProject(onDeleted: () => void) {
  const [deleteProject, { loading: isDeleting }] = useMutation(DeleteProjectDocument, {
    ...authorised,
    update(cache, { data }) {
      if (data) removeProject(cache, data.deleteProject.documentId);
    },
  });

  async function remove(documentId: string) {
    try {
      await deleteProject({ variables: { documentId } });
      toast.success('Project deleted successfully');
      onDeleted();
    } catch (error) {
      reportFailedDeletion(error, 'Failed to delete project');
    }
  }

  return { remove, isDeleting };
}

/** Shows the new order at once and takes it back when the server refuses it. */
export function useReorderProjects(projects: Project[]) {
  const [reorder] = useMutation(ReorderProjectsDocument, {
    ...authorised,
    update(cache, { data }) {
      if (data) placeProjects(cache, data.reorderProjects);
    },
  });

  return async (documentId: string, to: number) => {
    const from = projects.findIndex((project) => project.documentId === documentId);
    const reorderProjects = arrayMove(projects, from, to).slice(Math.min(from, to), Math.max(from, to) + 1);
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
