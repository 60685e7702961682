import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import {
  DeleteProjectImageDocument,
  LatestProjectDocument,
  UpdateProjectDocument,
  type OwnProjectCard_projectFragment,
  type ProjectInput,
} from '../../graphql/generated-dashboard';
import { toFields } from './project-fields';

type Project = OwnProjectCard_projectFragment;

const authorised = { context: { auth: true } };

/**
 * Changes one project from the version that the user's changes are based on; anybody else's change since then
 * is a conflict.
 */
export function useProjectEditing(project: Project, versionRef: RefObject<string>) {
  const { documentId } = project;
  const client = useApolloClient();
  const [seen, setSeen] = useState(project);
  const [updateProject] = useMutation(UpdateProjectDocument, authorised);
  const [deleteImage] = useMutation(DeleteProjectImageDocument, authorised);

  function see(latest: Project) {
    setSeen(latest);
    versionRef.current = latest.updatedAt;
  }

  return {
    async save(data: ProjectInput): Promise<void> {
      await updateProject({ variables: { documentId, data, updatedAt: versionRef.current } });
    },

    async removeImage(imageId: string): Promise<void> {
      const { data } = await deleteImage({ variables: { documentId, imageId } });
      const latest = data?.deleteProjectImage;
      const isCurrent = versionRef.current === seen.updatedAt;
      // With somebody else's change in it, this version has not been seen: saving has to stay a conflict.
      if (!latest || !differsOnlyBy(imageId, latest, seen)) return;
      setSeen(latest);
      if (isCurrent) versionRef.current = latest.updatedAt;
    },

    /** The user's changes are given up. */
    startOver() {
      versionRef.current = seen.updatedAt;
    },

    async reload(): Promise<Project> {
      const { data } = await client.query({
        query: LatestProjectDocument,
        variables: { documentId },
        fetchPolicy: 'network-only',
        ...authorised,
      });
      if (!data?.project) throw new Error('The project is gone.');
      see(data.project);
      return data.project;
    },
  };
}

function differsOnlyBy(deletedImage: string, latest: Project, seen: Project) {
  const kept = seen.images.filter(({ documentId }) => documentId !== deletedImage);
  return contentsOf(latest) === contentsOf({ ...seen, images: kept });
}

function contentsOf(project: Project) {
  return JSON.stringify([toFields(project), project.images.map(({ documentId }) => documentId)]);
}
