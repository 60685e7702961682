import { expect, test } from 'vitest';
import { coveringSizes } from './covering-sizes';

const SIZES = '(min-width: 64rem) 24rem, 92vw';

test('a panorama is drawn as wide as its height asks for', () => {
  expect(coveringSizes(SIZES, { width: 3200, height: 400 })).toBe('(min-width: 64rem) 120rem, 460vw');
});

test.each([
  ['of the shape of the frame', { width: 1600, height: 1000 }],
  ['upright', { width: 900, height: 2000 }],
])('a picture that is %s is as wide as the frame', (_, shape) => {
  expect(coveringSizes(SIZES, shape)).toBe(SIZES);
});
