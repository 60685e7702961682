import { Button, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

type Props = ButtonProps & { isBusy: boolean; busyLabel: string };

/** Disabled while busy. Browsers drop the focus of a disabled button; it comes back afterwards. */
export function SubmitButton({ isBusy, busyLabel, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const element = button.current;
    if (!isBusy || !element) return;
    return () => {
      if (document.activeElement === document.body) element.focus();
    };
  }, [isBusy]);

  return (
    <Button
      ref={button}
      type="submit"
      colorPalette="brand"
      size="lg"
      loading={isBusy}
      loadingText={busyLabel}
      {...props}
    />
  );
}
