import { Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { useAuth } from '../auth-context';
import { PASSWORD_HINT, registerRules } from './auth-rules';
import { FormError } from './form-error';
import { useAuthAttempt } from './use-auth-attempt';

const EMPTY = { name: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm() {
  const { register: createAccount } = useAuth();
  const { error, attempt } = useAuthAttempt();
  const { register, handleSubmit, formState } = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(({ name, email, password }) =>
    attempt(() => createAccount(name.trim(), email.trim(), password), 'Registration Successful!'),
  );

  return (
    <Stack asChild gap="5">
      <form noValidate onSubmit={submit}>
        <InputField
          label="Name"
          autoComplete="name"
          aria-required
          error={errors.name}
          {...register('name', registerRules.name)}
        />
        <InputField
          label="Email"
          type="email"
          autoComplete="username"
          aria-required
          error={errors.email}
          {...register('email', registerRules.email)}
        />
        <InputField
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          aria-required
          error={errors.password}
          {...register('password', registerRules.password)}
        />
        <InputField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          aria-required
          error={errors.confirmPassword}
          {...register('confirmPassword', registerRules.confirmPassword)}
        />
        <SubmitButton isBusy={isSubmitting} busyLabel="Creating account...">
          Register
        </SubmitButton>
        <FormError>{error}</FormError>
      </form>
    </Stack>
  );
}
