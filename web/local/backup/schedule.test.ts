import { expect, test } from 'vitest';
import { hasOneMore, isOverdue, nextTime, nextTry } from './schedule.ts';

test.each([
  ['03:00', '2026-01-31T02:59:00Z', '2026-01-31T03:00:00Z'],
  ['03:00', '2026-01-31T03:00:00Z', '2026-02-01T03:00:00Z'],
  ['23:59', '2026-01-31T00:00:00Z', '2026-01-31T23:59:00Z'],
])('%s is next after %s at %s', (at, now, next) => {
  expect(nextTime(at, new Date(now))).toEqual(new Date(next));
});

test.each(['3:00', '24:00', '03:60', 'daily', ''])('the time "%s" is refused', (at) => {
  expect(() => nextTime(at, new Date())).toThrow(`BACKUP_AT must be a time like 03:00 (UTC), not "${at}".`);
});

const made = (...dates: string[]) => dates.map((date) => ({ name: date, date: new Date(date) }));
/** Of a clock that was ahead. */
const AHEAD = '2027-01-31T03:00:00Z';

test('without a backup of the last day one is due at once', () => {
  const now = new Date('2026-01-31T12:00:00Z');
  expect(isOverdue([], now)).toBe(true);
  expect(isOverdue(made('2026-01-30T11:59:00Z'), now)).toBe(true);
  expect(isOverdue(made('2026-01-30T12:01:00Z'), now)).toBe(false);
  expect(isOverdue(made(AHEAD), now)).toBe(true);
  expect(isOverdue(made(AHEAD, '2026-01-31T03:00:00Z'), now)).toBe(false);
});

test('a backup was made also when one of a clock that was ahead stays the newest', () => {
  const before = made(AHEAD, '2026-01-30T03:00:00Z');
  expect(hasOneMore(before, before)).toBe(false);
  expect(hasOneMore(before, made(AHEAD, '2026-01-31T03:00:00Z', '2026-01-30T03:00:00Z'))).toBe(true);
  expect(hasOneMore(before, made(AHEAD))).toBe(false);
});

test.each([
  [true, '2026-01-31T03:01:00Z', '2026-02-01T03:00:00Z'],
  [false, '2026-01-31T03:01:00Z', '2026-01-31T04:01:00Z'],
  [false, '2026-01-31T02:30:00Z', '2026-01-31T03:00:00Z'],
])('after one that was made (%s) at %s the next is at %s', (isMade, now, next) => {
  expect(nextTry('03:00', isMade, new Date(now))).toEqual(new Date(next));
});
