import { expect, test } from 'vitest';
import { typing } from './typing';

test('a phrase stands, is deleted letter by letter, and the next one is typed', () => {
  const frames = typing(['ab', 'cd']);
  const first = Array.from({ length: 5 }, () => frames.next().value);
  expect(first).toEqual([
    { text: 'ab', delay: 2500 },
    { text: 'a', delay: 30 },
    { text: '', delay: 30 },
    { text: 'c', delay: 50 },
    { text: 'cd', delay: 2500 },
  ]);
});
