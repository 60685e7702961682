import { Stack, type StackProps } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** Takes the focus when what had it within, or in a dialog of it, is gone: a list may lose its last entry. */
export function KeptFocus(props: StackProps) {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      const isGone = focused.current?.isConnected === false;
      if (isGone && document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <Stack
      ref={place}
      tabIndex={-1}
      outline="none"
      onFocus={({ target }) => {
        // A menu that goes gives it back to its button.
        if (!target.closest('[role=menu]')) focused.current = target;
      }}
      {...props}
    />
  );
}
