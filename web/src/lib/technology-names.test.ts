import { expect, test } from 'vitest';
import { toggleName } from './technology-names';

test('chosen again, in whatever letters, it is taken back', () => {
  expect(toggleName(['React'], 'Zig')).toEqual(['React', 'Zig']);
  expect(toggleName(['React', 'Zig'], 'zig')).toEqual(['React']);
});
