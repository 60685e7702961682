import { expect, test } from 'vitest';
import { READY } from '../../test/accounts';
import { pointsOf, projectCount } from './points';

const fact = (field: string, text = field) => ({ field, text });
const FACTS = ['summary', 'tagline', 'about', 'skillCategories', 'awards', 'education', 'phone', 'resumeUrl'];

const FRESH = {
  ...READY,
  sampleFacts: FACTS.map((field) => fact(field)),
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
  expect(done(READY)).toHaveLength(15);
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

const isMessages = ({ title }: { title: string }) => title === 'How messages reach you';

test('what was ticked by hand can be taken back, what the server knows cannot', () => {
  const messages = pointsOf({ ...FRESH, confirmed: ['MESSAGES'] }, { hasEmailJs: false }).find(isMessages);
  expect(messages).toMatchObject({ isDone: true, action: { isConfirmed: false, label: 'Take back' } });
  const known = pointsOf({ ...FRESH, confirmed: ['MESSAGES'] }, { hasEmailJs: true }).find(isMessages);
  expect(known).toMatchObject({ isDone: true, action: null });
});

test('each group of facts is done by itself, and tells what is left of the sample', () => {
  const openWith = (...sampleFacts: (typeof FRESH)['sampleFacts']) =>
    pointsOf({ ...READY, sampleFacts }, { hasEmailJs: false }).filter(({ isDone }) => !isDone);
  for (const field of FACTS) expect(openWith(fact(field))).toMatchObject([{ action: { type: 'link' } }]);
  expect(openWith(fact('phone', '+880'), fact('email', 'a@b.example'), fact('awards', 'Best'))).toMatchObject(
    [
      { title: 'Your awards', text: 'Still public from the sample: Best' },
      { title: 'Your contact and links', text: 'Still public from the sample: +880 · a@b.example' },
    ],
  );
  const [about] = openWith(fact('about', `Arif ${'builds '.repeat(20)}`));
  expect(about?.text).toMatch(/: Arif builds [a-z ]{40,50}…$/);
});

test('the first screen is told with what is around the portrait, by its tagline', () => {
  const greeting = [fact('heroTitle', "I'm a Web Developer"), fact('orbitTechnologies', 'HTML5, React')];
  const open = (...sampleFacts: typeof greeting) =>
    pointsOf({ ...READY, sampleFacts }, { hasEmailJs: false }).filter(({ isDone }) => !isDone);
  expect(open(...greeting)).toEqual([]);
  expect(open(...greeting, fact('tagline', 'Building'))).toMatchObject([
    {
      title: 'Your first screen',
      text: expect.stringMatching(/: I'm a Web Developer · HTML5, React · Building$/),
      action: { to: '/dashboard/site/home' },
    },
  ]);
});

test('what may be as true of the owner is told, but keeps no point open', () => {
  const years = fact('yearsOfExperience', '5 years of experience');
  expect(
    pointsOf({ ...READY, sampleFacts: [years] }, { hasEmailJs: false }).every((point) => point.isDone),
  ).toBe(true);
  const both = pointsOf(
    { ...READY, sampleFacts: [years, fact('summary', 'Passionate')] },
    { hasEmailJs: false },
  );
  expect(both.find(({ isDone }) => !isDone)?.text).toMatch(/5 years of experience · Passionate$/);
});
