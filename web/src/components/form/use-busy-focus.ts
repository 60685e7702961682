import { useEffect, type RefObject } from 'react';

/**
 * Browsers drop the focus of a button that is disabled while it is busy. It comes back afterwards, when the page has it
 * or a list that holds the button.
 */
export function useBusyFocus(button: RefObject<HTMLButtonElement | null>, isBusy: boolean): void {
  useEffect(() => {
    const element = button.current;
    if (!isBusy || !element) return;
    return () => {
      if (isFocusLost(element)) element.focus({ preventScroll: true });
    };
  }, [button, isBusy]);
}

/** Nowhere in particular: on the page, on what holds the element, or in a menu that is going. */
export function isFocusLost(element: HTMLElement | null): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.contains(element) || activeElement.closest('[role=menu]') !== null;
}
