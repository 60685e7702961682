import type { ListPlace } from './list-place';

/** A way that is too long to drag a project. */
export type Move = {
  label: string;
  /** How many projects stand before it then, and the page that shows it. */
  place: number;
  page: number;
};

type List = { pageCount: number; pageSize: number };

/** Where the project can go that stands at an index of what is shown. */
export function movesFrom(
  index: number,
  { q, status, page }: ListPlace,
  { pageCount, pageSize }: List,
): Move[] {
  const top = { label: 'Move to top', place: 0, page: 1 };
  if (q || status) return [top];
  const before = (page - 1) * pageSize;
  return [
    ...(before + index > 0 ? [top] : []),
    ...(page > 1 ? [{ label: 'Move to previous page', place: before - 1, page: page - 1 }] : []),
    ...(page < pageCount ? [{ label: 'Move to next page', place: before + pageSize, page: page + 1 }] : []),
  ];
}
