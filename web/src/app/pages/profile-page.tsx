import { Button, Container, Heading, Stack } from '@chakra-ui/react';
import { PencilIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageHead } from '../../components/page/page-head';
import { useAuth } from '../../features/auth/auth-context';
import { readProfileDraft } from '../../features/auth/forms/profile-draft';
import { ProfileForm } from '../../features/auth/forms/profile-form';
import { RequireUser } from '../../features/auth/require-user';
import { UserSummary } from '../../features/auth/user-summary';
import { VerifyEmailBanner } from '../../features/auth/verify-email-banner';

export function ProfilePage() {
  return (
    <RequireUser>
      <PageHead title="Profile Settings" />
      <Container maxW="2xl" pt={{ base: '28', md: '32' }} pb="24">
        <Stack gap="8">
          <Heading as="h1" textStyle="title">
            Profile Settings
          </Heading>
          <VerifyEmailBanner />
          <Stack layerStyle="panel" gap="8" p={{ base: '5', md: '8' }}>
            <UserSummary />
            <ProfileEditor />
          </Stack>
        </Stack>
      </Container>
    </RequireUser>
  );
}

function ProfileEditor() {
  const { user } = useAuth();
  const [editing, setEditing] = useState(() => user !== null && readProfileDraft(user) !== null);
  const editButton = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  if (user && editing) return <ProfileForm user={user} onClose={close} />;
  return (
    <Button ref={editButton} variant="outline" alignSelf="flex-start" onClick={() => setEditing(true)}>
      <PencilIcon aria-hidden /> Edit Profile
    </Button>
  );
}
