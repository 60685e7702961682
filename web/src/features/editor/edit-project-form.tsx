import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
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
import type { StripImage } from './strip-image';
import { useProjectEditing } from './use-project-editing';
import { useProjectForm } from './use-project-form';

type EditProjectFormProps = {
  uid: string;
  project: OwnProjectCard_projectFragment;
  /** Tells how to give up what is not saved yet; null while all is. */
  onChange: (discard: (() => void) | null) => void;
  onCancel: () => void;
  onSaved: () => void;
};

export function EditProjectForm({ uid, project, onChange, onCancel, onSaved }: EditProjectFormProps) {
  const [initial] = useState(() => toFields(project));
  const { form, strip, versionRef, draft } = useProjectForm({
    draftKey: { uid, name: project.documentId },
    initial,
    storedImages: project.images,
    storedVersion: project.updatedAt,
  });
  const { errors, isSubmitting } = form.formState;
  const { save, removeImage, reload, startOver } = useProjectEditing(project, versionRef);
  const [conflict, setConflict] = useState(draft.outdated);

  const { changed } = draft;
  const tell = useEffectEvent(() => onChange(changed ? draft.finish : null));
  useEffect(() => tell(), [changed]);

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
      if (refusesImages(error)) strip.resend();
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
    strip.takeStored(latest.images);
    setConflict(false);
  }

  return (
    <ProjectForm
      form={form}
      busy={isSubmitting}
      onSubmit={submit}
      notice={draft.restored && <DraftNotice missing={strip.missing} onStartOver={discardDraft} />}
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
