import { Input, Link, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { FormField } from '../../components/form-field';
import { PasswordInput } from '../../components/password-input';
import { SubmitButton } from '../../components/submit-button';
import { paths } from '../../paths';
import { useAuth } from './auth-context';
import { loginRules } from './auth-rules';
import { FormError } from './form-error';
import { GoogleButton } from './google-button';
import { OrDivider } from './or-divider';
import { useAuthAttempt } from './use-auth-attempt';

export function LoginForm() {
  const { signIn, signInWithGoogle } = useAuth();
  const { error, attempt } = useAuthAttempt();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(({ email, password }) =>
    attempt(() => signIn(email.trim(), password), 'Login Successful!'),
  );

  return (
    <Stack gap="5">
      <Stack asChild gap="5">
        <form noValidate onSubmit={submit}>
          <FormField label="Email" error={errors.email?.message}>
            {(control) => (
              <Input
                {...control}
                type="email"
                autoComplete="username"
                size="lg"
                {...register('email', loginRules.email)}
              />
            )}
          </FormField>
          <FormField label="Password" error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                size="lg"
                {...register('password', loginRules.password)}
              />
            )}
          </FormField>
          <Link asChild alignSelf="flex-end" textStyle="sm" color="fg.muted">
            <RouterLink to={paths.forgotPassword}>Forgot password?</RouterLink>
          </Link>
          <SubmitButton busy={isSubmitting} busyLabel="Logging in...">
            Login
          </SubmitButton>
          <FormError>{error}</FormError>
        </form>
      </Stack>
      <OrDivider />
      <GoogleButton onClick={() => void attempt(signInWithGoogle, 'Login Successful!')} />
    </Stack>
  );
}
