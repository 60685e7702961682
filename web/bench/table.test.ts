import { expect, test } from 'vitest';
import { isFailure, ratioTo, row, toTable, units } from './table.ts';

test('a missed target fails, unless it depends on the machine', () => {
  expect(isFailure(row('size', 161_000, units.kilobytes, { atMost: 160_000 }))).toBe(true);
  expect(isFailure(row('time', 300, units.milliseconds, { atMost: 200, dependsOnMachine: true }))).toBe(
    false,
  );
  expect(isFailure(row('score', 100, units.count, { atLeast: 100 }))).toBe(false);
  expect(isFailure(row('time', 300, units.milliseconds))).toBe(false);
});

test('a table says what was measured, what was wanted and how they compare', () => {
  const ratio = ratioTo(300, 200, 'control');
  const rows = [
    row('time', 300, units.milliseconds, { atMost: 200, dependsOnMachine: true, ratio }),
    row('size', 161_000, units.kilobytes, { atMost: 160_000 }),
    row('score', 98, units.count, { atLeast: 97 }),
  ];
  expect(toTable('Title', rows).split('\n')).toEqual([
    '',
    'Title',
    '  figure  measured      target        ratio',
    '  time      300 ms    ≤ 200 ms  —     1.5 × control',
    '  size    161.0 kB  ≤ 160.0 kB  FAIL',
    '  score         98        ≥ 97  ok',
    '',
  ]);
});

test('nothing can be compared with a control of zero', () => {
  expect(ratioTo(300, 0, 'control')).toBe('');
});
