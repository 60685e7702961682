import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from '../../components/toaster';
import { MESSAGES } from '../../content/project-rules';

type ConflictNoticeProps = { onReload: () => Promise<void> };

export function ConflictNotice({ onReload }: ConflictNoticeProps) {
  const [busy, setBusy] = useState(false);

  async function reload() {
    setBusy(true);
    try {
      await onReload();
    } catch {
      toast.error('The latest version could not be loaded.');
      setBusy(false);
    }
  }

  return (
    <Stack
      role="alert"
      align="flex-start"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="fg.warning"
      borderRadius="md"
      bg="bg.warning"
    >
      <Text fontWeight="medium">{MESSAGES.changedElsewhere}</Text>
      <Text textStyle="sm" color="fg.muted">
        What you have changed here stays as it is; everything else is brought up to date.
      </Text>
      <Button size="sm" variant="outline" loading={busy} onClick={() => void reload()}>
        Reload
      </Button>
    </Stack>
  );
}
