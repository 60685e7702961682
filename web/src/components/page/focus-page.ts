/** Where what had the focus is gone, the keyboard goes on at the beginning of the page. */
export function focusPage(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
