import { useLayoutEffect, useRef, useState } from 'react';

/** A row of slides, each as wide as the track, which is moved by scrolling. */
export function useTrack(total: number, start: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);

  useLayoutEffect(() => {
    const element = track.current;
    // The dialog has no size before it is shown.
    const frame = requestAnimationFrame(() => {
      element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [start]);

  /** From the last to the first, too, and back. */
  function move(by: 1 | -1) {
    const element = track.current;
    const next = (current + by + total) % total;
    setCurrent(next);
    element?.scrollTo({
      left: next * element.clientWidth,
      behavior: Math.abs(next - current) > 1 ? 'instant' : undefined,
    });
  }

  function follow() {
    const element = track.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }

  return { track, current, move, follow };
}
