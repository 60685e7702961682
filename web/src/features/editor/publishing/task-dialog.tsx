import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
  children: ReactNode;
};

/** For one thing that is done with a project. */
export function TaskDialog({ title, isOpen, onClose, finalFocus, children }: Props) {
  return (
    <Dialog.Root
      placement="center"
      size="sm"
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header pe="12">
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
