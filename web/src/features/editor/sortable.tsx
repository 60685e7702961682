import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';

const DROP_ANIMATION = { duration: 200, easing: 'ease-out' };

const INSTRUCTIONS =
  'To change the order, press Space, move with the arrow keys, and press Space again to drop. Escape cancels.';

type Props = {
  ids: string[];
  /** How an item is called in announcements. */
  nameOf: (id: string) => string;
  onMove: (id: string, to: number) => void;
  /** What follows the pointer while an item is dragged. */
  overlay: (id: string) => ReactNode;
  children: ReactNode;
};

/** A grid to put in order by mouse, touch (after a short press, so that the page still scrolls) or keyboard. */
export function Sortable({ ids, nameOf, onMove, overlay, children }: Props) {
  const [activeId, setActiveId] = useState<UniqueIdentifier | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates }),
  );

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: sortingAnnouncements(ids, nameOf),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setActiveId(active.id)}
      onDragCancel={() => setActiveId(null)}
      onDragEnd={({ active, over }) => {
        setActiveId(null);
        if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={DROP_ANIMATION}>
        {activeId !== null && overlay(String(activeId))}
      </DragOverlay>
    </DndContext>
  );
}

/** What a screen reader says while an item of `ids` is moved. */
function sortingAnnouncements(ids: string[], nameOf: (id: string) => string): Announcements {
  const name = (id: UniqueIdentifier) => nameOf(String(id));
  const place = (id: UniqueIdentifier) => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    // Being over the own place follows at once and says the same: two texts would drown the first.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => (over ? `Holding ${name(active.id)} at ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${name(active.id)} was dropped at ${place(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Sorting cancelled. ${name(active.id)} is back at ${place(active.id)}.`,
  };
}

const STEP = 25;

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: STEP, y: 0 },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowDown: { x: 0, y: STEP },
  ArrowUp: { x: 0, y: -STEP },
};

/** An arrow key moves to the next place; with Shift, by 25 px. */
const keyboardCoordinates: KeyboardCoordinateGetter = (event, args) => {
  const direction = DIRECTIONS[event.code];
  if (!event.shiftKey || !direction) return sortableKeyboardCoordinates(event, args);
  event.preventDefault();
  return { x: args.currentCoordinates.x + direction.x, y: args.currentCoordinates.y + direction.y };
};
