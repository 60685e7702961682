import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const STEP = 25;

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: STEP, y: 0 },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowDown: { x: 0, y: STEP },
  ArrowUp: { x: 0, y: -STEP },
};

/** An arrow key moves to the next place; with Shift, by 25 px. */
export const keyboardCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const direction = DIRECTIONS[event.code];
  if (!event.shiftKey || !direction) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  return { x: args.currentCoordinates.x + direction.x, y: args.currentCoordinates.y + direction.y };
};
