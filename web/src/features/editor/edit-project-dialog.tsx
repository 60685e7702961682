import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated-dashboard';
import { clearDraft } from '../../lib/drafts';
import { EditProjectForm } from './edit-project-form';
import { LeaveGuard } from './leave-guard';

type EditProjectDialogProps = {
  project: OwnProjectCard_projectFragment;
  onClosed: () => void;
};

export function EditProjectDialog({ project, onClosed }: EditProjectDialogProps) {
  const [open, setOpen] = useState(true);
  const [changed, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);

  function close() {
    if (changed) setAsking(true);
    else setOpen(false);
  }

  function discard() {
    clearDraft(project.documentId);
    setAsking(false);
    setOpen(false);
  }

  return (
    <Dialog.Root
      size="xl"
      open={open}
      onOpenChange={close}
      onExitComplete={onClosed}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: '2', md: '6' }}>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title textStyle="2xl" fontWeight="semibold">
                Edit Project
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">
              <EditProjectForm
                project={project}
                onChange={setChanged}
                onCancel={close}
                onSaved={() => setOpen(false)}
              />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <LeaveGuard active={open && changed} />
      <ConfirmDialog
        open={asking}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={discard}
        onCancel={() => setAsking(false)}
        fallbackFocus={() => null}
      >
        What you have changed in this project is not saved yet.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
