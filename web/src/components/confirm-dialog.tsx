import { Button, chakra, Dialog, Portal } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Below the question: what becomes of it. */
  note?: string;
  confirmLabel: string;
  isBusy?: boolean;
  /** Another way, by which nothing is lost. */
  alternative?: { label: string; onChoose: () => void };
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the focus goes when the button that asked is gone. */
  fallbackFocus: () => HTMLElement | null;
};

/** Asks before something is lost. Cancel has the focus first. */
export function ConfirmDialog({
  open,
  title,
  children,
  note,
  confirmLabel,
  isBusy = false,
  alternative,
  onConfirm,
  onCancel,
  fallbackFocus,
}: Props) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (open && document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
  }, [open]);

  return (
    <Dialog.Root
      role="alertdialog"
      placement="center"
      size="xs"
      open={open}
      onOpenChange={(details) => !details.open && onCancel()}
      initialFocusEl={() => cancelButton.current}
      finalFocusEl={() => (opener.current?.isConnected ? opener.current : fallbackFocus())}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>
                <p>{children}</p>
                {note && <chakra.p mt="3">{note}</chakra.p>}
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button ref={cancelButton} variant="outline" onClick={onCancel}>
                Cancel
              </Button>
              {alternative && (
                <Button variant="outline" disabled={isBusy} onClick={alternative.onChoose}>
                  {alternative.label}
                </Button>
              )}
              <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
