import { Button, HStack, Stack } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { SubmitButton } from '../../../components/form/submit-button';
import { PreviewLink } from './preview-link';
import { SaveDraftButton } from './saving/save-draft-button';
import { SaveStatus } from './saving/save-status';
import type { useSaving } from './saving/use-saving';

type Props = ComponentProps<typeof SaveStatus> & {
  documentId: string;
  saving: Pick<ReturnType<typeof useSaving>, 'savingAs' | 'isSaving' | 'isSending'>;
  onCancel: () => void;
  onSaveDraft: () => void;
};

export function EditActions({ documentId, state, saving, onCancel, onSaveDraft }: Props) {
  return (
    <Stack gap="3">
      <HStack justify="space-between" gap="4" wrap="wrap" minH="6">
        <SaveStatus state={state} />
        <PreviewLink documentId={documentId} />
      </HStack>
      <HStack justify="flex-end" gap="3" wrap="wrap" css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}>
        <Button variant="outline" size="lg" aria-disabled={saving.isSending} onClick={onCancel}>
          Cancel
        </Button>
        <SaveDraftButton saving={saving} onClick={onSaveDraft} />
        <SubmitButton
          isBusy={saving.savingAs === 'PUBLISHED'}
          busyLabel="Updating..."
          disabled={saving.isSaving}
        >
          Update Project
        </SubmitButton>
      </HStack>
    </Stack>
  );
}
