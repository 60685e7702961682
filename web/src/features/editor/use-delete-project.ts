import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import {
  DeleteProjectDocument,
  type OwnProjectCard_projectFragment,
} from '../../graphql/generated-dashboard';
import { renewProjectLists } from './project-lists';
import { reportFailedDeletion } from './report-failure';

type DeleteOptions = { projects: OwnProjectCard_projectFragment[]; onDeleted: () => void };

export function useDeleteProject({ projects, onDeleted }: DeleteOptions) {
  const [deleteProject, { loading: deleting }] = useMutation(DeleteProjectDocument, {
    context: { auth: true },
    update(cache, { data }) {
      const deleted = data?.deleteProject.documentId;
      renewProjectLists(
        cache,
        projects.filter(({ documentId }) => documentId !== deleted),
      );
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

  return { remove, deleting };
}
