import { expect, test } from 'vitest';
import { interleave, median, medianRatio, quantile } from './statistics.ts';

test('the median of an even number of values lies between the middle ones', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
});

test('a quantile lies between its neighbours in proportion', () => {
  const hundred = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.95)).toBe(95);
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
});

test('a ratio compares what was measured in the same round', () => {
  expect(medianRatio([10, 200, 30], [5, 100, 10])).toBe(2);
});

test('interleaved subjects take turns', async () => {
  const turns: string[] = [];
  const take = (name: string) => async () => turns.push(name);
  expect(await interleave(2, { a: take('a'), b: take('b') })).toEqual({ a: [1, 3], b: [2, 4] });
  expect(turns).toEqual(['a', 'b', 'a', 'b']);
});
