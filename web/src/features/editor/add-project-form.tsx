import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { useController, useForm } from 'react-hook-form';
import { SubmitButton } from '../../components/submit-button';
import { toast } from '../../components/toaster';
import { MESSAGES } from '../../content/project-rules';
import { CreateProjectDocument } from '../../graphql/generated';
import { forgetProjectLists } from './forget-project-lists';
import { ImageField } from './image-field';
import { EMPTY_PROJECT, toProjectInput, type ProjectFields } from './project-fields';
import { ProjectForm } from './project-form';
import { failureText, isCancelled } from './request-failure';
import { showFieldErrors } from './show-field-errors';
import { useImageStrip } from './use-image-strip';

type AddProjectFormProps = { onAdded: () => void };

export function AddProjectForm({ onAdded }: AddProjectFormProps) {
  const form = useForm({ defaultValues: EMPTY_PROJECT });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const strip = useImageStrip();
  const imageCount = useController({
    name: 'imageCount',
    control: form.control,
    rules: { min: { value: 1, message: MESSAGES.imageRequired } },
  });
  const [createProject] = useMutation(CreateProjectDocument, {
    context: { auth: true },
    update: forgetProjectLists,
  });

  const { setValue } = form;
  const { length } = strip.images;
  useEffect(() => {
    setValue('imageCount', length, { shouldValidate: isSubmitted });
  }, [setValue, length, isSubmitted]);

  async function submit(fields: ProjectFields) {
    const stopLoading = toast.loading('Adding project...');
    try {
      const images = await strip.uploadAll();
      await createProject({ variables: { data: toProjectInput(fields, images) } });
      toast.success('Project added successfully!');
      onAdded();
    } catch (error) {
      if (isCancelled(error)) return;
      toast.error(failureText(error, 'Failed to add project'));
      showFieldErrors(error, form);
    } finally {
      stopLoading();
    }
  }

  return (
    <ProjectForm
      form={form}
      busy={isSubmitting}
      onSubmit={submit}
      images={
        <ImageField
          strip={strip}
          tooManyMessage={MESSAGES.tooManyImages}
          error={errors.imageCount?.message}
          disabled={isSubmitting}
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
  );
}
