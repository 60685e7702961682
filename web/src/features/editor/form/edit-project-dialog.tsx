import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { EditProjectForm } from './edit-project-form';
import { LeaveGuard } from '../unsaved/leave-guard';

type Props = {
  uid: string;
  project: OwnProjectCard_projectFragment;
  /** Whether the history says so. */
  isOpen: boolean;
  onClose: () => void;
  onReopen: () => void;
  onClosed: () => void;
};

export function EditProjectDialog({ uid, project, isOpen, onClose, onReopen, onClosed }: Props) {
  const [discard, setDiscard] = useState<(() => void) | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const leftByBack = !isOpen && !isClosing && discard !== null;

  if (leftByBack && !isAsking) setAsking(true);

  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (leftByBack) reopen();
  }, [leftByBack]);

  function close() {
    setClosing(true);
    onClose();
  }

  function closeUnlessChanged() {
    if (discard) setAsking(true);
    else close();
  }

  return (
    <Dialog.Root
      size="xl"
      open={isOpen || leftByBack}
      onOpenChange={closeUnlessChanged}
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
                uid={uid}
                project={project}
                onChange={(how) => setDiscard(() => how)}
                onCancel={closeUnlessChanged}
                onSaved={close}
              />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <LeaveGuard isActive={discard !== null && !isClosing} />
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        onConfirm={() => {
          discard?.();
          setAsking(false);
          close();
        }}
        onCancel={() => setAsking(false)}
        fallbackFocus={() => null}
      >
        What you have changed in this project is not saved yet.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
