import { NativeSelect, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormField } from '../../components/form-field';
import { InputField } from '../../components/input-field';
import { PLATFORMS } from '../../content/project-rules';
import { projectRules, type ProjectFields } from './project-fields';
import { TechnologiesPicker } from './technologies-picker';

type ProjectFormProps = {
  form: UseFormReturn<ProjectFields>;
  busy: boolean;
  notice: ReactNode;
  images: ReactNode;
  actions: ReactNode;
  onSubmit: (fields: ProjectFields) => Promise<void>;
};

/** The fields of a project, the same for adding and editing. */
export function ProjectForm({ form, busy, notice, images, actions, onSubmit }: ProjectFormProps) {
  const { register, control, formState, handleSubmit } = form;
  const { errors } = formState;

  return (
    <Stack asChild gap="6">
      <form noValidate aria-busy={busy} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        {notice}
        {images}
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <InputField label="Title" error={errors.title} {...register('title', projectRules.title)} />
          <FormField label="Platform" error={errors.platform?.message}>
            {(field) => (
              <NativeSelect.Root size="lg">
                <NativeSelect.Field {...field} {...register('platform', projectRules.platform)}>
                  <option value="">Select a platform</option>
                  {PLATFORMS.map((platform) => (
                    <option key={platform}>{platform}</option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </FormField>
        </SimpleGrid>
        <FormField label="Description" error={errors.description?.message}>
          {(field) => (
            <Textarea {...field} rows={5} autoresize {...register('description', projectRules.description)} />
          )}
        </FormField>
        <FormField label="Technologies" error={errors.technologies?.message}>
          {(field) => (
            <Controller
              name="technologies"
              control={control}
              render={({ field: { value, onChange } }) => (
                <TechnologiesPicker id={field.id} value={value} onChange={onChange} />
              )}
            />
          )}
        </FormField>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          <InputField
            label="GitHub link"
            type="url"
            placeholder="https://github.com/..."
            error={errors.githubLink}
            {...register('githubLink', projectRules.githubLink)}
          />
          <InputField
            label="Live preview link"
            type="url"
            placeholder="https://..."
            error={errors.livePreview}
            {...register('livePreview', projectRules.livePreview)}
          />
        </SimpleGrid>
        {actions}
      </form>
    </Stack>
  );
}
