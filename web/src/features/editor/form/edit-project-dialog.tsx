import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { OwnProjectCard_projectFragment } from '../../../graphql/generated-dashboard';
import { LeaveGuard } from '../unsaved/leave-guard';
import { EditProjectForm } from './edit-project-form';
import type { Leaving } from './saving/use-leaving';

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
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  const leftByBack = !isOpen && !isClosing && leaving !== null;
  const isShown = isOpen || leftByBack;

  if (leftByBack && !isAsking && !isSending) setAsking(true);
  // What is being published cannot be discarded.
  if (isSending && isAsking) setAsking(false);

  const reopen = useEffectEvent(onReopen);
  useEffect(() => {
    if (leftByBack) reopen();
  }, [leftByBack]);

  function close() {
    setClosing(true);
    onClose();
  }

  async function leave(how?: () => Promise<void>) {
    setBusy(true);
    await how?.();
    setBusy(false);
    setAsking(false);
    close();
  }

  function closeUnlessChanged() {
    if (isSending) return;
    if (leaving) setAsking(true);
    else close();
  }

  return (
    <Dialog.Root
      size="xl"
      open={isShown}
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
                isOpen={isShown}
                onChange={setLeaving}
                onSending={setSending}
                onCancel={closeUnlessChanged}
                onSaved={close}
              />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-disabled={isSending} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
      <LeaveGuard isActive={leaving?.isUnsaved === true && !isClosing} />
      <ConfirmDialog
        open={isAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        isBusy={isBusy}
        onConfirm={() => void leave(leaving?.discard)}
        alternative={{ label: 'Keep as draft', onChoose: () => void leave(leaving?.keep) }}
        onCancel={() => setAsking(false)}
        fallbackFocus={() => null}
      >
        What you have changed in this project is not public. Kept as a draft, it waits for you here.
      </ConfirmDialog>
    </Dialog.Root>
  );
}
