import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollBehavior } from '../../../lib/reduced-motion';

/** As far from the end, in pixels, still counts as there. */
const NEAR = 8;

/**
 * Keeps the end of what scrolls in `pane` in sight while it grows, unless the reader has scrolled up.
 * @param moment when it changes, the reader is taken to the end again
 */
export function useStickToBottom(pane: RefObject<HTMLElement | null>, moment: unknown) {
  const isStuck = useRef(true);
  const [isAtBottom, setAtBottom] = useState(true);

  useEffect(() => {
    const element = pane.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    let lastTop = 0;

    const follow = () => {
      if (isStuck.current) element.scrollTop = element.scrollHeight;
    };
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (scrollHeight - scrollTop - clientHeight < NEAR) isStuck.current = true;
      else if (scrollTop < lastTop) isStuck.current = false;
      lastTop = scrollTop;
      setAtBottom(isStuck.current);
    };

    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    sizes.observe(content);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [pane]);

  useEffect(() => {
    isStuck.current = true;
    pane.current?.scrollTo({ top: pane.current.scrollHeight });
  }, [pane, moment]);

  return {
    isAtBottom,
    scrollToBottom: () =>
      pane.current?.scrollTo({ top: pane.current.scrollHeight, behavior: scrollBehavior() }),
  };
}
