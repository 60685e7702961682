import { Button, HStack, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { toast } from '../../../components/toasts/toaster';
import type { Account } from '../../../lib/vendors/firebase';
import { useAuth } from '../auth-context';
import { profileRules } from './auth-rules';
import { readProfileDraft, saveProfileDraft } from './profile-draft';

type Props = { user: Account; onClose: () => void };

export function ProfileForm({ user, onClose }: Props) {
  const { updateProfile } = useAuth();
  const { register, handleSubmit, formState, setFocus, subscribe } = useForm({
    defaultValues: readProfileDraft(user) ?? { name: user.displayName ?? '', photoURL: user.photoURL ?? '' },
  });
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('name'), [setFocus]);

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => saveProfileDraft(user, values) }),
    [subscribe, user],
  );

  function close() {
    saveProfileDraft(user, null);
    onClose();
  }

  const submit = handleSubmit(async ({ name, photoURL }) => {
    try {
      await updateProfile(name.trim(), photoURL.trim());
      toast.success('Profile updated successfully!');
      close();
    } catch (error) {
      console.error(error);
      toast.error('Error updating profile');
    }
  });

  return (
    <Stack asChild gap="5">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          label="Name"
          autoComplete="name"
          aria-required
          readOnly={isSubmitting}
          error={errors.name}
          {...register('name', profileRules.name)}
        />
        <InputField
          label="Photo URL"
          type="url"
          autoComplete="photo"
          hint="Optional"
          placeholder="https://..."
          readOnly={isSubmitting}
          error={errors.photoURL}
          {...register('photoURL', profileRules.photoURL)}
        />
        <HStack gap="3">
          <SubmitButton isBusy={isSubmitting} busyLabel="Saving...">
            Save
          </SubmitButton>
          <Button variant="outline" size="lg" onClick={close}>
            Cancel
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
