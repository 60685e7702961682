import { expect, test } from 'vitest';
import { movesFrom } from './moves';

const LIST = { pageCount: 3, pageSize: 20 };
const all = { q: '', status: null, page: 1 };
const top = { label: 'Move to top', place: 0, page: 1 };

test.each([
  ['the very first', 0, all, [{ label: 'Move to next page', place: 20, page: 2 }]],
  ['another of the first page', 5, all, [top, { label: 'Move to next page', place: 20, page: 2 }]],
  [
    'the first of a page',
    0,
    { ...all, page: 2 },
    [
      top,
      { label: 'Move to previous page', place: 19, page: 1 },
      { label: 'Move to next page', place: 40, page: 3 },
    ],
  ],
  [
    'one of the last page',
    3,
    { ...all, page: 3 },
    [top, { label: 'Move to previous page', place: 39, page: 2 }],
  ],
  ['one that a search finds', 0, { ...all, q: 'ferry' }, [top]],
  ['one of those with a status', 0, { ...all, status: 'DRAFT' as const }, [top]],
])('%s', (_, index, place, moves) => {
  expect(movesFrom(index, place, LIST)).toEqual(moves);
});

test('the only one stays', () => {
  expect(movesFrom(0, all, { pageCount: 1, pageSize: 20 })).toEqual([]);
});
