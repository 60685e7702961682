import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import { keyboardCoordinates } from './keyboard-coordinates';
import { INSTRUCTIONS, sortingAnnouncements } from './sorting-announcements';

const DROP_ANIMATION = { duration: 200, easing: 'ease-out' };

type SortableProps = {
  ids: string[];
  /** How an item is called in announcements. */
  nameOf: (id: string) => string;
  onMove: (id: string, to: number) => void;
  /** What follows the pointer while an item is dragged. */
  overlay: (id: string) => ReactNode;
  children: ReactNode;
};

/** A grid to put in order by mouse, touch (after a short press, so that the page still scrolls) or keyboard. */
export function Sortable({ ids, nameOf, onMove, overlay, children }: SortableProps) {
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
