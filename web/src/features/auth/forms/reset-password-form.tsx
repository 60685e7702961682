import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { useAuth } from '../auth-context';
import { authErrorCode, authErrorText } from '../auth-error';
import { registerRules } from './auth-rules';
import { DemoMail } from '../demo-mail';
import { FormError } from './form-error';

export function ResetPasswordForm() {
  const { sendPasswordReset } = useAuth();
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    setError(null);
    try {
      await sendPasswordReset(email.trim());
      setSentTo(email.trim());
    } catch (failure) {
      // Older Firebase projects tell; we do not.
      if (authErrorCode(failure) === 'auth/user-not-found') setSentTo(email.trim());
      else setError(authErrorText(failure));
    }
  });

  if (sentTo) {
    return (
      <Stack role="status" color="fg.muted">
        <Text>
          If {sentTo} has an account, a link to choose a new password is on its way. Look in the spam folder
          too.
        </Text>
        <DemoMail email={sentTo} kind="PASSWORD_RESET" />
      </Stack>
    );
  }

  return (
    <Stack asChild gap="5">
      <form noValidate onSubmit={submit}>
        <InputField
          label="Email"
          type="email"
          autoComplete="username"
          aria-required
          error={formState.errors.email}
          {...register('email', registerRules.email)}
        />
        <SubmitButton isBusy={formState.isSubmitting} busyLabel="Sending...">
          Send reset link
        </SubmitButton>
        <FormError>{error}</FormError>
      </form>
    </Stack>
  );
}
