import { useMutation } from '@apollo/client/react';
import { toast } from '../../components/toaster';
import { DeleteProjectDocument } from '../../graphql/generated-dashboard';
import { failureText } from './request-failure';

const FAILED = 'Failed to delete project';

/** Deletes a project and reloads the list. */
export function useDeleteProject() {
  const [deleteProject, { loading: deleting }] = useMutation(DeleteProjectDocument, {
    context: { auth: true },
    refetchQueries: ['MyProjects'],
    awaitRefetchQueries: true,
    update(cache, { data }) {
      cache.evict({ id: cache.identify({ __typename: 'Project', ...data?.deleteProject }) });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'projects_connection' });
      cache.gc();
    },
  });

  async function remove(documentId: string) {
    try {
      await deleteProject({ variables: { documentId } });
      toast.success('Project deleted successfully');
    } catch (error) {
      const reason = failureText(error, FAILED);
      toast.error(FAILED, reason === FAILED ? undefined : reason);
    }
  }

  return { remove, deleting };
}
