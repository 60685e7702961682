import { useRef, type PointerEvent } from 'react';

type Options = { onSwipeLeft: () => void; onSwipeRight: () => void };

/** A shorter way is a slip of the finger, in px. */
const THRESHOLD = 50;

/** Handlers for touch. The element needs `touch-action: pan-y`, so that upright swipes scroll the page. */
export function useSwipe({ onSwipeLeft, onSwipeRight }: Options) {
  const start = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch' && event.isPrimary)
        start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current || !event.isPrimary) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) <= THRESHOLD || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onSwipeLeft();
      else onSwipeRight();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
