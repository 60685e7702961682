import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollBehavior } from '../../../lib/reduced-motion';

/** As far from the end, in pixels, still counts as there. */
const NEAR = 8;

/**
 * Keeps the end of what scrolls in `pane` in sight while it grows, unless the reader has scrolled up.
 * @param questions with each more the reader is taken to the end again; before the first he begins at the top
 */
export function useStickToBottom(pane: RefObject<HTMLElement | null>, questions: number) {
  const isEmpty = questions === 0;
  const isStuck = useRef(!isEmpty);
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
    isStuck.current = !isEmpty;
    pane.current?.scrollTo({ top: isEmpty ? 0 : pane.current.scrollHeight });
  }, [pane, questions, isEmpty]);

  return {
    isAtBottom: isAtBottom || isEmpty,
    scrollToBottom: () =>
      pane.current?.scrollTo({ top: pane.current.scrollHeight, behavior: scrollBehavior() }),
  };
}
