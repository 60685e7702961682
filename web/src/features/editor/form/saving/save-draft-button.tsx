import { SubmitButton } from '../../../../components/form/submit-button';
import type { useSaving } from './use-saving';

type Props = {
  saving: Pick<ReturnType<typeof useSaving>, 'savingAs' | 'isSaving'>;
  onClick: () => void;
};

/** Beside the one that publishes. */
export function SaveDraftButton({ saving, onClick }: Props) {
  return (
    <SubmitButton
      type="button"
      colorPalette="gray"
      variant="outline"
      isBusy={saving.savingAs === 'DRAFT'}
      busyLabel="Saving draft..."
      disabled={saving.isSaving}
      onClick={onClick}
    >
      Save draft
    </SubmitButton>
  );
}
