import { Button, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

type Props = ButtonProps & { busy: boolean; busyLabel: string };

/** Disabled while busy. Browsers drop the focus of a disabled button; it comes back afterwards. */
export function SubmitButton({ busy, busyLabel, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = button.current;
    if (!busy || !element) return;
    return () => {
      if (document.activeElement === document.body) element.focus();
    };
  }, [busy]);

  return (
    <Button
      ref={button}
      type="submit"
      colorPalette="brand"
      size="lg"
      loading={busy}
      loadingText={busyLabel}
      {...props}
    />
  );
}
