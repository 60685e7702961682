import { useLayoutEffect, useRef, useState } from 'react';

/** A row of slides, each as wide as the track, which is moved by scrolling. */
export function useTrack(total: number, start: number) {
  const track = useRef<HTMLDivElement>(null);
  /** Where it scrolls to, until it is there. */
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useState(start);

  useLayoutEffect(() => {
    const element = track.current;
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
  }, [start]);

  /** From the last to the first, too, and back. */
  function move(by: 1 | -1) {
    const element = track.current;
    if (!element) return;
    const next = (current + by + total) % total;
    target.current = next;
    setCurrent(next);
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: Math.abs(next - current) > 1 ? 'instant' : undefined,
    });
  }

  function follow() {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const shown = element.scrollLeft / element.clientWidth;
    if (target.current !== undefined && Math.abs(shown - target.current) > 0.01) return;
    target.current = undefined;
    setCurrent(Math.round(shown));
  }

  /** A finger takes over. */
  function release() {
    target.current = undefined;
  }

  return { track, current, move, follow, release };
}
