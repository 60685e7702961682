import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { arrayMove } from '@dnd-kit/sortable';
import { useEffect, useState } from 'react';
import { toast } from '../../../components/toasts/toaster';
import { forgetLists } from '../../../graphql/forget';
import {
  DeleteProjectDocument,
  MoveProjectDocument,
  MyProjectsDocument,
  ReorderProjectsDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import { placeProjects, removeProject } from '../project-lists';
import { hasCode, reportFailedDeletion, reportFailure } from '../../../graphql/request-failure';
import { useUndoDeletion } from '../../../graphql/use-undo-deletion';
import { useCommittedSearch } from '../../../lib/use-committed-search';
import { useNavigateWhileShown } from '../../../lib/use-navigate-while-shown';
import { listAddress, listPlace, type ListPlace } from './list-place';
import type { Move } from './moves';

type Project = OwnProjectCard_projectFragment;

const authorised = { context: { auth: true } };

/** One page of the projects in their order; the one from before while it is loaded. */
export function useOwnProjects(wanted: ListPlace) {
  const place = listPlace(useCommittedSearch());
  const { q, status, page } = place;
  const { data, previousData, error, refetch } = useQuery(MyProjectsDocument, {
    variables: { q: q || null, status, page },
    fetchPolicy: 'cache-and-network',
    // Asking again for each page, React would begin its transition to that page anew with each answer, without end.
    nextFetchPolicy: () => 'cache-first',
    // Not the answer to a question from before a change.
    context: { auth: true, queryDeduplication: false },
  });
  // An answer from before a deletion may come after it.
  const [deleted, setDeleted] = useState<string[]>([]);
  const { nodes, pageInfo } = (data ?? previousData)?.myProjects ?? {};
  const projects = nodes?.filter(({ documentId }) => !deleted.includes(documentId));
  const outdated = (nodes?.length ?? 0) - (projects?.length ?? 0);

  useEffect(() => {
    if (error) toast.error('Failed to load projects');
  }, [error]);

  const reload = () => void refetch();

  return {
    projects,
    /** Which page they are: while another one is on its way, the address tells already of that. */
    page: pageInfo?.page ?? page,
    total: (pageInfo?.total ?? 0) - outdated,
    pageCount: pageInfo?.pageCount ?? 0,
    pageSize: pageInfo?.pageSize ?? 0,
    isFailed: error !== undefined,
    /** What is shown answers an earlier question. */
    isOutdated: !data || listAddress(place) !== listAddress(wanted),
    reload,
    afterDeletion(documentId: string) {
      setDeleted((all) => [...all, documentId]);
      reload();
    },
    afterRestoring(documentId: string) {
      setDeleted((all) => all.filter((id) => id !== documentId));
      reload();
    },
  };
}

type Deletion = { onDeleted: (documentId: string) => void; onRestored: (documentId: string) => void };

export function useDeleteProject({ onDeleted, onRestored }: Deletion) {
  const client = useApolloClient();
  const tellDeleted = useUndoDeletion('project', { update: forgetLists, onRestored });
  const [deleteProject] = useMutation(DeleteProjectDocument, {
    ...authorised,
    update(cache, { data }) {
      if (data) removeProject(cache, data.deleteProject.documentId);
    },
  });

  return async (documentId: string) => {
    try {
      await deleteProject({ variables: { documentId } });
    } catch (error) {
      // Else it was deleted before: the answer to that may have been lost.
      if (!hasCode(error, 'NOT_FOUND')) return reportFailedDeletion(error, 'Failed to delete project');
      removeProject(client.cache, documentId);
    }
    tellDeleted('Project deleted successfully', documentId);
    onDeleted(documentId);
  };
}

/** Shows the new order of a page at once and takes it back when the server refuses it. */
export function useReorderProjects(projects: Project[], page: number) {
  const [reorder] = useMutation(ReorderProjectsDocument, {
    ...authorised,
    update(cache, { data }) {
      if (data) placeProjects(cache, page, data.reorderProjects);
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

/** Shows a project where it has gone: the server knows what stands there by then. */
export function useMoveProject(onMoved: (documentId: string) => void) {
  const navigate = useNavigateWhileShown();
  const [moveProject] = useMutation(MoveProjectDocument, {
    ...authorised,
    update: forgetLists,
  });

  return async ({ documentId, title }: Project, { place, page }: Move) => {
    try {
      await moveProject({ variables: { documentId, place } });
      toast.success(place === 0 ? `${title} comes first now` : `${title} is on page ${page} now`);
      onMoved(documentId);
      navigate(listAddress({ page }));
    } catch (error) {
      reportFailure(error, 'Failed to save the order');
    }
  };
}
