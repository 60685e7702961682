import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toaster';
import { MESSAGES } from '../../../content/project-rules';
import {
  DeleteProjectImageDocument,
  LatestProjectDocument,
  UpdateProjectDocument,
  type OwnProjectCard_projectFragment,
} from '../../../graphql/generated-dashboard';
import type { FormImage } from '../images/form-image';
import { forgetPublicPages } from '../project-lists';
import { reportFailedDeletion } from '../request-failure';
import { ConflictNotice } from '../unsaved/form-notices';
import { ProjectForm } from './project-form';
import type { CheckedFields } from './check-editing';
import { useProjectForm } from './use-project-form';

type Props = {
  uid: string;
  project: OwnProjectCard_projectFragment;
  /** Tells how to give up what is not saved yet; null while all is. */
  onChange: (discard: (() => void) | null) => void;
  onCancel: () => void;
  onSaved: () => void;
};

const authorised = { context: { auth: true } };

export function EditProjectForm({ uid, project: stored, onChange, onCancel, onSaved }: Props) {
  const { documentId } = stored;
  const project = useProjectForm({ uid, name: documentId }, stored);
  const { isSubmitting } = project.form.formState;
  const client = useApolloClient();
  const [updateProject] = useMutation(UpdateProjectDocument, { ...authorised, update: forgetPublicPages });
  const [deleteImage] = useMutation(DeleteProjectImageDocument, authorised);

  const { isChanged } = project;
  const tell = useEffectEvent(() => onChange(isChanged ? project.finish : null));
  useEffect(() => tell(), [isChanged]);

  async function submit(fields: CheckedFields) {
    const isSaved = await project.save(fields, {
      send: (data) => {
        const updatedAt = project.form.getValues('version');
        return updateProject({ variables: { documentId, data, updatedAt } });
      },
      failure: 'Failed to update project',
    });
    if (!isSaved) return;
    toast.success('Project updated successfully!');
    onSaved();
  }

  async function deleteStored(image: FormImage) {
    try {
      const { data } = await deleteImage({ variables: { documentId, imageId: image.key } });
      project.change({ type: 'deleted', image, latest: data?.deleteProjectImage });
      toast.success('Image deleted successfully!');
    } catch (error) {
      reportFailedDeletion(error, 'Failed to delete image');
    }
  }

  async function reload() {
    const { data } = await client.query({
      query: LatestProjectDocument,
      variables: { documentId },
      fetchPolicy: 'network-only',
      ...authorised,
    });
    if (!data?.project) throw new Error('The project is gone.');
    project.takeLatest(data.project);
  }

  return (
    <ProjectForm
      documentId={documentId}
      project={project}
      onSubmit={submit}
      onDeleteStored={deleteStored}
      actions={
        <>
          {project.isConflict && <ConflictNotice message={MESSAGES.changedElsewhere} onReload={reload} />}
          <HStack justify="flex-end" gap="3">
            <Button variant="outline" size="lg" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton isBusy={isSubmitting} busyLabel="Updating...">
              Update Project
            </SubmitButton>
          </HStack>
        </>
      }
    />
  );
}
