import { Link, Text } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router-dom';
import { Link as RouterLink } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { useAuth } from '../../features/auth/auth-context';
import { AuthHeading } from '../../features/auth/forms/auth-heading';
import { RegisterForm } from '../../features/auth/forms/register-form';
import { paths } from '../../paths';

export function RegisterPage() {
  const { user, loading } = useAuth();
  const state: unknown = useLocation().state;

  if (user && !loading) return <Navigate to={paths.home} replace />;

  return (
    <>
      <PageHead title="Register" />
      <AuthHeading title="Create an account">It takes less than a minute.</AuthHeading>
      <RegisterForm />
      <Text mt="8" textStyle="sm" color="fg.muted" textAlign="center">
        Already have an account?{' '}
        <Link asChild color="brand.fg">
          <RouterLink to={paths.login} state={state}>
            Login
          </RouterLink>
        </Link>
      </Text>
    </>
  );
}
