/** In milliseconds; no browser scrolls longer. */
const LONGEST = 1000;
/** With which a visitor scrolls; who drags the scrollbar presses a pointer. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Safari stops a smooth scrolling where it is when the page gets shorter meanwhile, as the last one of a list does: it
 * is sent on, unless the visitor scrolls.
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
  for (const type of GESTURES) addEventListener(type, stop, { passive: true, signal: listening.signal });
  return stop;
}
