import { expect, test } from 'vitest';
import { differingPart } from './differing-part';

test('only the words that differ are marked', () => {
  expect(differingPart('A map of all rivers here', 'A map of some rivers here')).toEqual({
    before: 'A map of ',
    differing: 'all ',
    after: 'rivers here',
  });
  expect(differingPart('Same', 'Same')).toEqual({ before: 'Same', differing: '', after: '' });
  expect(differingPart('', 'Something')).toEqual({ before: '', differing: '', after: '' });
  expect(differingPart(' Mine, and more. ', 'Theirs, and more.')).toMatchObject({ after: 'and more.' });
  expect(differingPart('a a a', 'a a')).toMatchObject({ differing: 'a ' });
});

test('of a long text only what stands around them is shown', () => {
  const long = 'word '.repeat(500);
  const { before, differing, after } = differingPart(`${long}mine ${long}`, `${long}theirs ${long}`);
  expect(differing).toBe('mine ');
  expect(before).toMatch(/^….{60}$/);
  expect(after).toMatch(/^.{60}…$/);
});
