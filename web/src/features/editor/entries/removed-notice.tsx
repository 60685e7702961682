import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Undo2Icon, XIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  isUndoable?: boolean;
  onUndo: () => void;
  onClose: () => void;
  /** Where the focus goes when the notice is dismissed. */
  fallbackFocus: () => HTMLElement | null;
};

/** Says what was just removed and gives it back. Takes the focus that the removed part had. */
export function RemovedNotice({ children, isUndoable = true, onUndo, onClose, fallbackFocus }: Props) {
  const textId = useId();
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    undoButton.current?.focus({ preventScroll: true });
    // By no more than what covers it, as the bar that saves.
    undoButton.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function dismiss() {
    onClose();
    fallbackFocus()?.focus();
  }

  return (
    <Flex align="center" gap="2" ps="4" pe="2" py="1.5" borderRadius="md" bg="bg.muted" textStyle="sm">
      <Text id={textId} role="status" flex="1">
        {children}
      </Text>
      <Button
        ref={undoButton}
        aria-describedby={textId}
        variant="ghost"
        size="xs"
        color="brand.fg"
        disabled={!isUndoable}
        onClick={onUndo}
      >
        <Undo2Icon aria-hidden /> Undo
      </Button>
      <IconButton variant="ghost" size="xs" aria-label="Dismiss" onClick={dismiss}>
        <XIcon />
      </IconButton>
    </Flex>
  );
}
