import { expect, test } from 'vitest';
import { atLeast, atMost, isFailure, ratioTo, report, toTable, units } from './table.ts';

test('a missed target fails, unless it depends on the machine', () => {
  expect(isFailure(atMost('size', 161_000, 160_000, units.kilobytes))).toBe(true);
  expect(isFailure(atMost('time', 300, 200, units.milliseconds, { dependsOnMachine: true }))).toBe(false);
  expect(isFailure(atLeast('score', 100, 100, units.count))).toBe(false);
  expect(isFailure(report('time', 300, units.milliseconds))).toBe(false);
});

test('a table says what was measured, what was wanted and how they compare', () => {
  const ratio = ratioTo(300, 200, 'control');
  const rows = [
    atMost('time', 300, 200, units.milliseconds, { dependsOnMachine: true, ratio }),
    atMost('size', 161_000, 160_000, units.kilobytes),
    atLeast('score', 98, 97, units.count),
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
