import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink, Navigate, useLocation, type Location } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { useAuth } from '../../features/auth/auth-context';
import { AuthHeading } from '../../features/auth/auth-heading';
import { LoginForm } from '../../features/auth/login-form';
import { paths } from '../../paths';

export function LoginPage() {
  const { user, loading } = useAuth();
  const state = useLocation().state as { from?: Location } | null;

  if (user && !loading) return <Navigate to={state?.from ?? paths.home} replace />;

  return (
    <>
      <PageHead title="Login" />
      <AuthHeading title="Welcome back">Log in to manage your portfolio.</AuthHeading>
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
