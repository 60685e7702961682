import { NativeSelect, SimpleGrid, Stack, Textarea } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import { InputField } from '../../../components/form/input-field';
import { PLATFORMS } from '../../../content/project-rules';
import { LABELS } from '../../../content/project-schema';
import type { FormImage } from '../images/form-image';
import { ImageField } from '../images/image-field';
import { ElsewhereNotice } from '../unsaved/elsewhere-notice';
import { DraftNotice } from '../unsaved/form-notices';
import type { ProjectFormState } from './editing/check-editing';
import { LinkField } from './fields/link-field';
import { ProjectDetails } from './fields/project-details';
import { TechnologiesPicker } from './fields/technologies-picker';
import type { SavingHandle } from './saving/use-saving';
import type { ProjectFormHandle } from './use-project-form';

type Props = {
  project: ProjectFormHandle;
  saving: SavingHandle;
  /** Above the fields: how things stand. */
  notices?: ReactNode;
  actions: ReactNode;
  onSubmit: () => void;
  onStartOver: () => void;
  /** The browser asks for what is required; else the form tells it beside each field. */
  isCheckedByBrowser?: boolean;
  /** Deletes a picture of a project that is stored. */
  onDeleteStored?: (image: FormImage) => Promise<void>;
};

/** The fields of a project, the same for adding and editing. */
export function ProjectForm(props: Props) {
  const {
    project,
    saving,
    notices,
    actions,
    onSubmit,
    onStartOver,
    onDeleteStored,
    isCheckedByBrowser = false,
  } = props;
  const { form, images, missing } = project;
  const { register, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const attempts = submitCount + saving.failures;
  const required: Required = { required: isCheckedByBrowser, 'aria-required': true };
  const formRef = useRef<HTMLFormElement>(null);

  // Once the part that holds what is wrong has opened.
  useEffect(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [attempts]);

  return (
    <FormProvider {...form}>
      <Stack asChild gap="6" outline="none">
        <form
          ref={formRef}
          // Takes the focus of a button that goes with the notice it stands in.
          tabIndex={-1}
          noValidate={!isCheckedByBrowser}
          aria-busy={isSubmitting}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {notices}
          <ElsewhereNotice {...project.draftKey} />
          {project.isRestored && (
            <DraftNotice
              missing={missing}
              isDisabled={saving.isSaving}
              onLeaveOut={project.leaveOut}
              onStartOver={onStartOver}
            />
          )}
          <ImageField
            images={images}
            error={errors.images?.message}
            isDisabled={saving.isSaving}
            inputRef={project.imagesRef}
            onDeleteStored={onDeleteStored}
          />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            <InputField label={LABELS.title} error={errors.title} {...register('title')} {...required} />
            <PlatformField form={form} required={required} />
          </SimpleGrid>
          <FormField label={LABELS.description} error={errors.description?.message}>
            {(field) => (
              <Textarea {...field} rows={5} autoresize {...register('description')} {...required} />
            )}
          </FormField>
          <TechnologiesField form={form} />
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            <LinkField form={form} name="githubLink" placeholder="https://github.com/..." {...required} />
            <LinkField form={form} name="livePreview" placeholder="https://..." {...required} />
          </SimpleGrid>
          <ProjectDetails storedSlug={project.stored.slug} generation={project.generation} />
          {actions}
        </form>
      </Stack>
    </FormProvider>
  );
}

type FieldProps = { form: ProjectFormState };
type Required = { required: boolean; 'aria-required': true };

function PlatformField({ form, required }: FieldProps & { required: Required }) {
  return (
    <FormField label={LABELS.platform} error={form.formState.errors.platform?.message}>
      {(field) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...field}
            {...form.register('platform')}
            // A spread, as Chakra's types leave it to a Field of its own.
            {...required}
          >
            <option value="">Select a platform</option>
            {PLATFORMS.map((platform) => (
              <option key={platform}>{platform}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      )}
    </FormField>
  );
}

function TechnologiesField({ form }: FieldProps) {
  return (
    <FormField label={LABELS.technologies} error={form.formState.errors.technologies?.message}>
      {(field) => (
        <Controller
          name="technologies"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <TechnologiesPicker
              id={field.id}
              value={value}
              onChange={(change) => onChange(change(form.getValues('technologies')))}
            />
          )}
        />
      )}
    </FormField>
  );
}
