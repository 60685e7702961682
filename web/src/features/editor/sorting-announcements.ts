import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

export const INSTRUCTIONS =
  'To change the order, press Space, move with the arrow keys, and press Space again to drop. Escape cancels.';

/** What a screen reader says while an item of `ids` is moved. */
export function sortingAnnouncements(ids: string[], nameOf: (id: string) => string): Announcements {
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
