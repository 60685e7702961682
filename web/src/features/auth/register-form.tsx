import { Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../components/form-field';
import { PasswordInput } from '../../components/password-input';
import { SubmitButton } from '../../components/submit-button';
import { useAuth } from './auth-context';
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
        <FormField label="Name" error={errors.name?.message}>
          {(control) => (
            <Input {...control} autoComplete="name" size="lg" {...register('name', registerRules.name)} />
          )}
        </FormField>
        <FormField label="Email" error={errors.email?.message}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              size="lg"
              {...register('email', registerRules.email)}
            />
          )}
        </FormField>
        <FormField label="Password" hint={PASSWORD_HINT} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              size="lg"
              {...register('password', registerRules.password)}
            />
          )}
        </FormField>
        <FormField label="Confirm password" error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              size="lg"
              {...register('confirmPassword', registerRules.confirmPassword)}
            />
          )}
        </FormField>
        <SubmitButton busy={isSubmitting} busyLabel="Creating account...">
          Register
        </SubmitButton>
        <FormError>{error}</FormError>
      </form>
    </Stack>
  );
}
