import { expect, test } from 'vitest';
import { typing } from './typing';

test('what readers see as one letter comes and goes as one', () => {
  const frames = typing(['ক্ষ👩‍💻', 'é'.normalize('NFD')]);
  const texts = Array.from({ length: 4 }, () => frames.next().value.text);
  expect(texts).toEqual(['ক্ষ👩‍💻', 'ক্ষ', '', 'é'.normalize('NFD')]);
});

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
