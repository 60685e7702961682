import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import type { OwnProjectCard_projectFragment } from '../../graphql/generated';
import { EditProjectForm } from './edit-project-form';

type EditProjectDialogProps = {
  project: OwnProjectCard_projectFragment;
  onClosed: () => void;
};

export function EditProjectDialog({ project, onClosed }: EditProjectDialogProps) {
  const [open, setOpen] = useState(true);

  return (
    <Dialog.Root
      size="xl"
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
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
              <EditProjectForm project={project} onClose={() => setOpen(false)} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
