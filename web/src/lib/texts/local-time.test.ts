import { expect, test } from 'vitest';
import { localDay, localTime, timeOfDay, toLocalValue } from './local-time';

const year = new Date().getFullYear();

test('a time is told as clocks here show it', () => {
  const date = new Date(year, 11, 3, 9, 5);
  expect(localTime(date.toISOString())).toBe('3 Dec, 09:05');
  expect(localDay(date.toISOString())).toBe('3 Dec');
  expect(timeOfDay(date)).toBe('09:05');
});

test('of another year, the year is told as well', () => {
  const date = new Date(year + 1, 11, 3, 9, 5).toISOString();
  expect(localTime(date)).toBe(`3 Dec ${year + 1}, 09:05`);
  expect(localDay(date)).toBe(`3 Dec ${year + 1}`);
});

test.each([new Date(2026, 11, 3, 9, 0), new Date(2026, 5, 30, 23, 59)])(
  '%s fills a field and comes back',
  (date) => {
    expect(new Date(toLocalValue(date))).toEqual(date);
  },
);
