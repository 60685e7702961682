import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

test.each([
  { current: 1, pageCount: 10, expected: [1, 2, 3, 4, 5] },
  { current: 3, pageCount: 10, expected: [1, 2, 3, 4, 5] },
  { current: 4, pageCount: 10, expected: [2, 3, 4, 5, 6] },
  { current: 8, pageCount: 10, expected: [6, 7, 8, 9, 10] },
  { current: 10, pageCount: 10, expected: [6, 7, 8, 9, 10] },
  { current: 2, pageCount: 3, expected: [1, 2, 3] },
  { current: 1, pageCount: 1, expected: [1] },
])('page $current of $pageCount shows $expected', ({ current, pageCount, expected }) => {
  expect(pageWindow(current, pageCount)).toEqual(expected);
});
