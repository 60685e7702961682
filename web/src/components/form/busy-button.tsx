import { Button, type ButtonProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { useBusyFocus } from './use-busy-focus';

export type BusyButtonProps = ButtonProps & { isBusy: boolean; busyLabel?: string };

/** Disabled while busy, and keeps the focus nevertheless. */
export function BusyButton({ isBusy, busyLabel, ...props }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useBusyFocus(button, isBusy);

  return <Button {...props} ref={button} loading={isBusy} loadingText={busyLabel} />;
}
