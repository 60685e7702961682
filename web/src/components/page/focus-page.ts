/** It may be gone with its page. */
let focused: Element | null = null;

/** Notes what has the focus, until what this returns is called. */
export function watchFocus(): () => void {
  function note({ target }: FocusEvent) {
    if (target instanceof Element) focused = target;
  }
  document.addEventListener('focusin', note);
  return () => document.removeEventListener('focusin', note);
}

/** Where what had the focus is gone, the keyboard goes on at the beginning of the page. */
export function focusPage(): void {
  if (document.activeElement !== document.body || !focused || focused.isConnected) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
