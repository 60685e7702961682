import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '../../components/links/link';
import { PageHead } from '../../components/page/page-head';
import { AuthHeading } from '../../features/auth/forms/auth-heading';
import { ResetPasswordForm } from '../../features/auth/forms/reset-password-form';
import { paths } from '../../paths';

export function ForgotPasswordPage() {
  return (
    <>
      <PageHead title="Forgot password" />
      <AuthHeading title="Forgot password">We send a link to choose a new one.</AuthHeading>
      <ResetPasswordForm />
      <Text mt="8" textStyle="sm" textAlign="center">
        <Link asChild color="brand.fg">
          <RouterLink to={paths.login}>Back to login</RouterLink>
        </Link>
      </Text>
    </>
  );
}
