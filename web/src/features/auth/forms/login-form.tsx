import { Link, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { InputField } from '../../../components/form/input-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { Link as RouterLink } from '../../../components/links/link';
import { paths } from '../../../paths';
import { useAuth } from '../auth-context';
import { googleErrorText } from '../auth-error';
import { loginRules } from './auth-rules';
import { FormError } from './form-error';
import { GoogleSignIn } from './google-sign-in';
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
          <InputField
            label="Email"
            type="email"
            autoComplete="username"
            aria-required
            error={errors.email}
            {...register('email', loginRules.email)}
          />
          <InputField
            label="Password"
            type="password"
            autoComplete="current-password"
            aria-required
            error={errors.password}
            {...register('password', loginRules.password)}
          />
          <Link asChild alignSelf="flex-end" textStyle="sm" color="fg.muted">
            <RouterLink to={paths.forgotPassword}>Forgot password?</RouterLink>
          </Link>
          <SubmitButton isBusy={isSubmitting} busyLabel="Logging in...">
            Login
          </SubmitButton>
          <FormError>{error}</FormError>
        </form>
      </Stack>
      <GoogleSignIn onClick={() => void attempt(signInWithGoogle, 'Login Successful!', googleErrorText)} />
    </Stack>
  );
}
