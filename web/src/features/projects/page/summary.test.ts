import { expect, test } from 'vitest';
import { summaryOf } from './summary';

test.each([
  ['a short text as it is', 'Tides at a glance.', 'Tides at a glance.'],
  ['lines as one', 'Tides\n\n at  a glance.', 'Tides at a glance.'],
  ['a long text up to a word', 'ferry '.repeat(40), `${'ferry '.repeat(26).trim()}…`],
  ['no comma before the end', `${'a'.repeat(150)}, ${'b'.repeat(60)}`, `${'a'.repeat(150)}…`],
  ['a word without end somewhere', 'x'.repeat(400), `${'x'.repeat(159)}…`],
])('%s', (_, text, expected) => {
  expect(summaryOf(text)).toBe(expected);
});

test('no letter is cut in half', () => {
  expect(summaryOf(`${'x'.repeat(159)}😀${'x'.repeat(50)}`)).toBe(`${'x'.repeat(159)}…`);
});
