import { expect, test } from 'vitest';
import { addName, toggleName } from './technology-names';

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
