import { Button, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import { MailCheckIcon } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../components/toasts/toaster';
import { useAuth } from './auth-context';
import { authErrorText } from './auth-error';
import { DemoMail } from './demo-mail';

type Props = { onVerified?: () => void };

/** Offers to prove the address: it grants rights only when verified. Blocks nothing. */
export function VerifyEmailBanner({ onVerified }: Props) {
  const { user, sendVerification, refresh } = useAuth();
  const [sent, setSent] = useState(false);
  if (!user?.email || user.emailVerified) return null;

  async function attempt(action: () => Promise<void>) {
    try {
      await action();
    } catch (error) {
      const text = authErrorText(error);
      if (text) toast.error(text);
    }
  }

  return (
    <Stack
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      gap="4"
      p="5"
      layerStyle="panel"
    >
      <HStack role="status" gap="4" align="flex-start">
        <Icon boxSize="5" mt="0.5" color="fg.warning" flexShrink="0">
          <MailCheckIcon aria-hidden />
        </Icon>
        <Stack gap="1" color="fg.muted">
          <Text>
            {sent
              ? `We have sent a link to ${user.email}. Open it, then come back.`
              : 'Your e-mail address is not verified yet.'}
          </Text>
          {sent && <DemoMail email={user.email} kind="VERIFY_EMAIL" />}
        </Stack>
      </HStack>
      {sent ? (
        <Button
          variant="outline"
          flexShrink="0"
          onClick={() =>
            void attempt(async () => {
              if ((await refresh()).emailVerified) onVerified?.();
              else toast.error('Not verified yet. Please open the link in the e-mail first.');
            })
          }
        >
          I have verified it
        </Button>
      ) : (
        <Button
          variant="outline"
          flexShrink="0"
          onClick={() =>
            void attempt(async () => {
              await sendVerification();
              setSent(true);
            })
          }
        >
          Verify your e-mail
        </Button>
      )}
    </Stack>
  );
}
