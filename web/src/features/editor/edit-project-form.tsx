import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { SubmitButton } from '../../components/submit-button';
import { toast } from '../../components/toaster';
import { MESSAGES } from '../../content/project-rules';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';
import { ConflictNotice } from './conflict-notice';
import { DraftNotice } from './draft-notice';
import { ImageField } from './image-field';
import { toFields, toProjectInput, type ProjectFields } from './project-fields';
import { ProjectForm } from './project-form';
import { reportFailedDeletion, reportFailedSave } from './report-failure';
import { hasCode, isCancelled, refusesImages } from './request-failure';
import { showFieldErrors } from './show-field-errors';
import { fromStored, isReordered, withStored, type StripImage } from './strip-image';
import { useImageStrip } from './use-image-strip';
import { useProjectEditing } from './use-project-editing';
import { useProjectForm } from './use-project-form';

type EditProjectFormProps = {
  project: OwnProjectCard_projectFragment;
  onChange: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

export function EditProjectForm({ project, onChange, onCancel, onSaved }: EditProjectFormProps) {
  const [initial] = useState(() => toFields(project));
  const strip = useImageStrip(project.images.map(fromStored));
  const { form, versionRef, draft } = useProjectForm({
    draftName: project.documentId,
    initial,
    images: strip.images,
    storedVersion: project.updatedAt,
  });
  const { errors, isSubmitting } = form.formState;
  const { save, removeImage, reload, startOver } = useProjectEditing(project, versionRef);
  const [conflict, setConflict] = useState(draft.outdated);

  const changed = draft.changed || isReordered(strip.images, project.images);
  useEffect(() => onChange(changed), [onChange, changed]);

  async function submit(fields: ProjectFields) {
    try {
      await save(toProjectInput(fields, await strip.uploadAll()));
      draft.finish();
      toast.success('Project updated successfully!');
      onSaved();
    } catch (error) {
      if (isCancelled(error)) return;
      setConflict(hasCode(error, 'CONFLICT'));
      reportFailedSave(error, 'Failed to update project');
      showFieldErrors(error, form);
      if (refusesImages(error)) strip.forgetUploads();
    }
  }

  async function deleteExisting(image: StripImage) {
    try {
      await removeImage(image.id);
      strip.remove(image);
      toast.success('Image deleted successfully!');
    } catch (error) {
      reportFailedDeletion(error, 'Failed to delete image');
    }
  }

  function discardDraft() {
    startOver();
    draft.startOver();
    setConflict(false);
  }

  async function takeLatest() {
    const latest = await reload();
    form.reset(toFields(latest), { keepDirtyValues: true });
    strip.setImages((images) => withStored(images, latest.images));
    setConflict(false);
  }

  return (
    <ProjectForm
      form={form}
      busy={isSubmitting}
      onSubmit={submit}
      notice={draft.restored && <DraftNotice missing={draft.missing} onStartOver={discardDraft} />}
      images={
        <ImageField
          strip={strip}
          tooManyMessage={MESSAGES.tooManyImagesInTotal}
          error={errors.imageCount?.message}
          disabled={isSubmitting}
          onDeleteExisting={deleteExisting}
        />
      }
      actions={
        <>
          {conflict && <ConflictNotice onReload={takeLatest} />}
          <HStack justify="flex-end" gap="3">
            <Button variant="outline" size="lg" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton busy={isSubmitting} busyLabel="Updating...">
              Update Project
            </SubmitButton>
          </HStack>
        </>
      }
    />
  );
}
