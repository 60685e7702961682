import { ConfirmDialog } from '../../components/confirm-dialog';
import type { Checklist_setupFragment } from '../../graphql/generated-dashboard';
import { projectCount } from './points';
import { useDeleteSamples } from './use-setup';

type Props = {
  open: boolean;
  /** As it was when the owner was asked. */
  setup: Checklist_setupFragment | undefined;
  onClose: () => void;
  fallbackFocus: () => HTMLElement | null;
};

/** In one step, after a question: the samples do not come back by themselves. */
export function RemoveSamplesDialog({ open, setup, onClose, fallbackFocus }: Props) {
  const { deleteAll, isDeleting } = useDeleteSamples();
  const { sampleProjects = 0, ownProjects = 0 } = setup ?? {};

  return (
    <ConfirmDialog
      open={open}
      title="Remove Sample Projects"
      note="They stay in Recently deleted for 30 days."
      confirmLabel="Remove"
      isBusy={isDeleting}
      onConfirm={() => void deleteAll().then(onClose)}
      onCancel={onClose}
      fallbackFocus={fallbackFocus}
    >
      {projectCount(sampleProjects, 'sample ')} will be deleted, pictures included.{' '}
      {ownProjects > 0
        ? 'What you have added or changed stays.'
        : 'Your site shows no projects then, until you add one.'}
    </ConfirmDialog>
  );
}
