/** In milliseconds; no browser scrolls longer. */
const LONGEST = 1000;

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
  const stop = () => sizes.disconnect();
  sizes.observe(document.body);
  setTimeout(stop, LONGEST);
  for (const type of ['wheel', 'touchstart']) addEventListener(type, stop, { once: true, passive: true });
  return stop;
}
