import { useEffect, type RefObject } from 'react';

/**
 * Browsers drop the focus of a button that is disabled while it is busy; it comes back afterwards from nowhere in
 * particular: from the page, or from what holds a list.
 */
export function useBusyFocus(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  useEffect(() => {
    const element = button.current;
    if (!isBusy || !element) return;
    return () => {
      if (document.activeElement?.contains(element)) element.focus({ preventScroll: true });
    };
  }, [button, isBusy]);
}
