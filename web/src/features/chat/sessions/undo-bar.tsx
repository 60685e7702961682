import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Undo2Icon, XIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  onUndo: () => void;
  onClose: () => void;
  /** Takes the focus, which the bar had. */
  onGone: () => void;
};

/** Says what was just deleted and gives it back. */
export function UndoBar({ children, onUndo, onClose, onGone }: Props) {
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => undoButton.current?.focus({ preventScroll: true }), []);

  function leaveBy(action: () => void) {
    action();
    onGone();
  }

  return (
    <Flex role="group" aria-label="Undo" css={bar}>
      <Text role="status" flex="1">
        {children}
      </Text>
      <Button ref={undoButton} variant="ghost" size="xs" color="brand.fg" onClick={() => leaveBy(onUndo)}>
        <Undo2Icon aria-hidden /> Undo
      </Button>
      <IconButton variant="ghost" size="xs" aria-label="Dismiss" onClick={() => leaveBy(onClose)}>
        <XIcon />
      </IconButton>
    </Flex>
  );
}

const bar = {
  position: 'absolute',
  bottom: '100%',
  insetX: { base: '3', md: '6' },
  zIndex: '3',
  maxW: '48rem',
  mx: 'auto',
  alignItems: 'center',
  gap: '1',
  ps: '4',
  pe: '2',
  py: '1.5',
  textStyle: 'sm',
  bg: 'bg.muted',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  boxShadow: 'md',
  animation: 'rise {durations.moderate} {easings.out}',
};
