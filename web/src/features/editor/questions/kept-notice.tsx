import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Link as RouterLink } from '../../../components/links/link';
import { siteFormAddress } from '../../../paths';
import { useQuestions } from './use-questions';

/** What is kept of visitors' questions, and where that is decided. */
export function KeptNotice({ isKept }: { isKept: boolean }) {
  return (
    <Stack gap="3" align="flex-start">
      <Text color="fg.muted" maxW="prose">
        {isKept
          ? 'What the assistant could not answer is kept for 90 days, without who asked it. '
          : 'You have decided that no questions are kept. '}
        <Link asChild variant="underline" color="fg">
          <RouterLink to={siteFormAddress('about')}>Change this</RouterLink>
        </Link>
      </Text>
      {!isKept && <DeleteAll />}
    </Stack>
  );
}

function DeleteAll() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { removeQuestions } = useQuestions();

  async function confirm() {
    setBusy(true);
    await removeQuestions();
    setBusy(false);
    setAsking(false);
  }

  return (
    <HStack>
      <Button ref={button} size="sm" variant="outline" onClick={() => setAsking(true)}>
        Delete all kept questions
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete Questions"
        confirmLabel="Delete"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        fallbackFocus={() => button.current}
      >
        All questions that are kept are deleted, also those that are not worth answering. This action cannot
        be undone.
      </ConfirmDialog>
    </HStack>
  );
}
