import { expect, test } from 'vitest';
import { READY } from '../../test/accounts';
import { pointsOf, projectCount } from './points';

const FRESH = {
  ...READY,
  hasOwnName: false,
  hasOwnPortrait: false,
  ownProjects: 0,
  sampleProjects: 9,
  mailsMessages: false,
  hasAssistantKey: false,
  confirmed: [],
};
const done = (setup: typeof READY | typeof FRESH, hasEmailJs = false) =>
  pointsOf(setup, { hasEmailJs })
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

test('a fresh site has all to do, a ready one nothing', () => {
  expect(done(FRESH)).toEqual([]);
  expect(done(READY)).toHaveLength(7);
});

test('three projects of one’s own are enough, and no sample is to be left', () => {
  expect(done({ ...FRESH, ownProjects: 2 })).toEqual([]);
  expect(done({ ...FRESH, ownProjects: 3 })).toEqual(['Three projects of your own']);
  expect(done({ ...FRESH, sampleProjects: 0 })).toEqual(['Sample projects removed']);
  const texts = pointsOf({ ...FRESH, sampleProjects: 1 }, { hasEmailJs: false }).map(({ text }) => text);
  expect(texts).toContain('1 sample project is on your site.');
  expect(projectCount(2, 'sample ')).toBe('2 sample projects');
});

test('messages that go through EmailJS or are mailed reach the owner', () => {
  expect(done(FRESH, true)).toEqual(['How messages reach you']);
  expect(done({ ...FRESH, mailsMessages: true })).toEqual(['How messages reach you']);
});

test('what was ticked by hand can be taken back, what the server knows cannot', () => {
  const messages = pointsOf({ ...FRESH, confirmed: ['MESSAGES'] }, { hasEmailJs: false })[4];
  expect(messages).toMatchObject({ isDone: true, action: { isConfirmed: false, label: 'Take back' } });
  const known = pointsOf({ ...FRESH, confirmed: ['MESSAGES'] }, { hasEmailJs: true })[4];
  expect(known).toMatchObject({ isDone: true, action: null });
});
