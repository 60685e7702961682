import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '../../components/submit-button';
import { toast } from '../../components/toaster';
import { MESSAGES } from '../../content/project-rules';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated';
import { ConflictNotice } from './conflict-notice';
import { ImageField } from './image-field';
import { toFields, toProjectInput, type ProjectFields } from './project-fields';
import { ProjectForm } from './project-form';
import { failureText, hasCode, isCancelled } from './request-failure';
import { showFieldErrors } from './show-field-errors';
import { fromStored, withStored, type StripImage } from './strip-image';
import { useImageStrip } from './use-image-strip';
import { useProjectEditing } from './use-project-editing';

type EditProjectFormProps = {
  project: OwnProjectCard_projectFragment;
  onClose: () => void;
};

export function EditProjectForm({ project, onClose }: EditProjectFormProps) {
  const form = useForm({ defaultValues: toFields(project) });
  const { isSubmitting, errors } = form.formState;
  const strip = useImageStrip(project.images.map(fromStored));
  const { save, removeImage, reload } = useProjectEditing(project);
  const [conflict, setConflict] = useState(false);

  async function submit(fields: ProjectFields) {
    try {
      await save(toProjectInput(fields, await strip.uploadAll()));
      toast.success('Project updated successfully!');
      onClose();
    } catch (error) {
      if (isCancelled(error)) return;
      setConflict(hasCode(error, 'CONFLICT'));
      toast.error(failureText(error, 'Failed to update project'));
      showFieldErrors(error, form);
    }
  }

  async function deleteExisting(image: StripImage) {
    try {
      await removeImage(image.id);
      strip.remove(image);
      toast.success('Image deleted successfully!');
    } catch (error) {
      console.error(error);
      toast.error('Failed to delete image');
    }
  }

  async function takeLatest() {
    const latest = await reload();
    if (!latest) return;
    form.reset(toFields(latest), { keepDirtyValues: true });
    strip.setImages((images) => withStored(images, latest.images));
    setConflict(false);
  }

  return (
    <ProjectForm
      form={form}
      busy={isSubmitting}
      onSubmit={submit}
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
            <Button variant="outline" size="lg" onClick={onClose}>
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
