import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { SubmitButton } from '../../components/submit-button';
import { toast } from '../../components/toaster';
import { MESSAGES } from '../../content/project-rules';
import { CreateProjectDocument } from '../../graphql/generated-dashboard';
import { DraftNotice } from './draft-notice';
import { ImageField } from './image-field';
import { LeaveGuard } from './leave-guard';
import { NO_VERSION } from './project-draft';
import { EMPTY_PROJECT, toProjectInput, type ProjectFields } from './project-fields';
import { ProjectForm } from './project-form';
import { renewProjectLists } from './project-lists';
import { reportFailedSave } from './report-failure';
import { isCancelled, refusesImages } from './request-failure';
import { showFieldErrors } from './show-field-errors';
import { useProjectForm } from './use-project-form';

type AddProjectFormProps = { uid: string; onAdded: () => void };

export function AddProjectForm({ uid, onAdded }: AddProjectFormProps) {
  const { form, strip, draft } = useProjectForm({
    draftKey: { uid, name: 'new' },
    initial: EMPTY_PROJECT,
    storedImages: [],
    storedVersion: NO_VERSION,
  });
  const { errors, isSubmitting } = form.formState;
  // Not `isSubmitting`, which begins before the check: a disabled picker could not take the focus it asks for.
  const [saving, setSaving] = useState(false);
  const imageCount = useController({
    name: 'imageCount',
    control: form.control,
    rules: { min: { value: 1, message: MESSAGES.imageRequired } },
  });
  const [createProject] = useMutation(CreateProjectDocument, {
    context: { auth: true },
    update: (cache) => renewProjectLists(cache),
  });

  async function submit(fields: ProjectFields) {
    setSaving(true);
    const stopLoading = toast.loading('Adding project...');
    try {
      const images = await strip.uploadAll();
      await createProject({ variables: { data: toProjectInput(fields, images) } });
      draft.finish();
      toast.success('Project added successfully!');
      onAdded();
    } catch (error) {
      if (isCancelled(error)) return;
      reportFailedSave(error, 'Failed to add project');
      showFieldErrors(error, form);
      if (refusesImages(error)) strip.resend();
    } finally {
      stopLoading();
      setSaving(false);
    }
  }

  return (
    <>
      <LeaveGuard active={draft.changed} />
      <ProjectForm
        form={form}
        busy={isSubmitting}
        onSubmit={submit}
        notice={draft.restored && <DraftNotice missing={strip.missing} onStartOver={draft.startOver} />}
        images={
          <ImageField
            strip={strip}
            tooManyMessage={MESSAGES.tooManyImages}
            error={errors.imageCount?.message}
            disabled={saving}
            inputRef={imageCount.field.ref}
          />
        }
        actions={
          <SubmitButton
            busy={isSubmitting}
            busyLabel="Adding Project..."
            alignSelf={{ md: 'flex-start' }}
            minW="48"
          >
            Add Project
          </SubmitButton>
        }
      />
    </>
  );
}
