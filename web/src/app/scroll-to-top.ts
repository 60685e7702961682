/** In milliseconds: a slow device shows the next page of a list only seconds after it began to scroll. */
const LONGEST = 5000;
/** With which a visitor scrolls; who drags the scrollbar presses a pointer. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Browsers stop a smooth scrolling where it is when the page gets shorter meanwhile, as the last one of a list does: it
 * is sent on until it is at the top, unless the visitor scrolls.
 * @returns what ends that
 */
export function scrollToTop(behavior: ScrollBehavior): () => void {
  const scroll = () => scrollTo({ top: 0, behavior });
  scroll();
  if (behavior === 'instant') return () => {};

  const sizes = new ResizeObserver(scroll);
  const listening = new AbortController();
  const stop = () => {
    sizes.disconnect();
    listening.abort();
  };
  sizes.observe(document.body);
  setTimeout(stop, LONGEST);
  addEventListener('scroll', () => scrollY <= 0 && stop(), { passive: true, signal: listening.signal });
  for (const type of GESTURES) addEventListener(type, stop, { passive: true, signal: listening.signal });
  return stop;
}
