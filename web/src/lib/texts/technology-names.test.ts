import { expect, test } from 'vitest';
import { addName, toggleName, namesIn } from './technology-names';

test('added again, in whatever letters, it stays as it was', () => {
  expect(addName(['React'], 'Zig')).toEqual(['React', 'Zig']);
  expect(addName(['React', 'Zig'], 'react')).toEqual(['React', 'Zig']);
});

test.each(['Café'.normalize('NFD'), 'ＣＡＦÉ'])('however it is typed, it is the same: %s', (name) => {
  expect(addName(['Café'], name)).toEqual(['Café']);
});

test('chosen again, in whatever letters, it is taken back', () => {
  expect(toggleName(['React'], 'Zig')).toEqual(['React', 'Zig']);
  expect(toggleName(['React', 'Zig'], 'zig')).toEqual(['React']);
});

test('a list, a row of a spreadsheet and a column tell several', () => {
  expect(namesIn('react, Node.js ,Zig', ['React'])).toEqual(['React', 'Node.js', 'Zig']);
  expect(namesIn('Vue\tC++\tC#\n', [])).toEqual(['Vue', 'C++', 'C#']);
  expect(namesIn('Vue\r\nVite', [])).toEqual(['Vue', 'Vite']);
  expect(namesIn('React، Vue؛ Zig', [])).toEqual(['React', 'Vue', 'Zig']);
  expect(namesIn(' , ', [])).toEqual([]);
});
