import { Link, Text } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router-dom';
import { Link as RouterLink } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { useAuth } from '../../features/auth/auth-context';
import { AuthHeading } from '../../features/auth/forms/auth-heading';
import { LoginForm } from '../../features/auth/forms/login-form';
import { isRecord } from '../../lib/storage/storage';
import { paths } from '../../paths';

export function LoginPage() {
  const { user, loading } = useAuth();
  const state: unknown = useLocation().state;
  const wasSignedIn = isRecord(state) && state.wasSignedIn === true;
  const from = isRecord(state) && typeof state.from === 'string' ? state.from : paths.home;

  if (user && !loading) return <Navigate to={from} replace />;

  return (
    <>
      <PageHead title="Login" />
      <AuthHeading title="Welcome back">
        {wasSignedIn
          ? 'You are signed out. Log in to go on where you were.'
          : 'Log in to manage your portfolio.'}
      </AuthHeading>
      <LoginForm />
      <Text mt="8" textStyle="sm" color="fg.muted" textAlign="center">
        No account yet?{' '}
        <Link asChild color="brand.fg">
          <RouterLink to={paths.register} state={state}>
            Register
          </RouterLink>
        </Link>
      </Text>
    </>
  );
}
