import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../components/form-field';
import { SubmitButton } from '../../components/submit-button';
import { toast } from '../../components/toaster';
import type { Account } from '../../lib/firebase';
import { useAuth } from './auth-context';
import { profileRules } from './auth-rules';

type ProfileFormProps = { user: Account; onClose: () => void };

export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const { updateProfile } = useAuth();
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { name: user.displayName ?? '', photoURL: user.photoURL ?? '' },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(async ({ name, photoURL }) => {
    try {
      await updateProfile(name.trim(), photoURL.trim());
      toast.success('Profile updated successfully!');
      onClose();
    } catch (error) {
      console.error(error);
      toast.error('Error updating profile');
    }
  });

  return (
    <Stack asChild gap="5">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormField label="Name" error={errors.name?.message}>
          {(control) => (
            <Input {...control} autoComplete="name" size="lg" {...register('name', profileRules.name)} />
          )}
        </FormField>
        <FormField label="Photo URL" hint="Optional" error={errors.photoURL?.message}>
          {(control) => (
            <Input
              {...control}
              type="url"
              autoComplete="photo"
              size="lg"
              placeholder="https://..."
              {...register('photoURL', profileRules.photoURL)}
            />
          )}
        </FormField>
        <HStack gap="3">
          <SubmitButton busy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button variant="outline" size="lg" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
