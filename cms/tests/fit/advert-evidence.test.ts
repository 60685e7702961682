import { describe, expect, test } from 'vitest';
import { compareByRules } from '../../src/api/fit/evidence/compare';
import { toPublished } from '../../src/api/fit/evidence/published';
import { knowledgeOf } from '../assistant/evaluation/owners';
import evaluated from './adverts/owner.json' with { type: 'json' };

const { owner } = evaluated;

async function compare(line: string, change: Partial<typeof owner> = {}) {
  const knowledge = await knowledgeOf({ ...evaluated, owner: { ...owner, ...change }, questions: [] });
  const { entries } = await compareByRules(`Requirements:\n- ${line}`, toPublished(knowledge));
  return entries.map(({ requirement, status, evidence }) => ({
    ...{ requirement, status },
    quote: evidence[0]?.quote,
  }));
}

const statusOf = async (line: string, change?: Partial<typeof owner>) =>
  (await compare(line, change)).map(({ status }) => status).join(' ');

test.each([
  ['5 years of experience', 'covered'],
  ['At least 3 years of professional work experience', 'covered'],
  ['Mindestens drei Jahre Berufserfahrung', 'covered'],
  ['10 years of experience', 'less'],
  ['4 years driving trucks', 'unchecked'],
  ['5 years of leadership experience', 'unchecked'],
  ['React: 3 years', 'covered unchecked'],
])('years are compared only where they are of work in general: %s', async (line, status) => {
  expect(await statusOf(line)).toBe(status);
});

test.each([
  ['University degree', 'covered'],
  ['Bachelor degree in computer science or a related field', 'covered'],
  ['Degree in mathematics or computer sciences', 'covered'],
  ['Bachelor degree in law', 'unchecked'],
  ['Degree in nursing or a related field', 'unchecked'],
  ['Master of Computer Science', 'unchecked'],
  ['B.Sc. Nursing', 'unchecked'],
])('a degree is one of the subject that is named: %s', async (line, status) => {
  expect(await statusOf(line)).toBe(status);
});

test('a university where somebody studied is no degree', async () => {
  const [entry] = owner.education;
  const education = entry ? [{ ...entry, title: 'Summer course', institution: 'University of Bremen' }] : [];
  expect(await statusOf('University degree', { education })).toBe('unchecked');
});

test.each([
  ['Remote work', 'covered'],
  ['Berlin or remote', 'covered'],
  ['No remote work', 'unchecked'],
  ['Remote within Germany only', 'unchecked'],
  ['Remote (US time zones)', 'unchecked'],
  ['Hybrid, two days remote', 'unchecked'],
  ['On-site in Bremerhaven', 'covered'],
])('remote work is published where it is asked without conditions: %s', async (line, status) => {
  expect(await statusOf(line)).toBe(status);
});

test('nor by who does not work remotely', async () => {
  expect(await statusOf('Remote work', { availability: 'Imke does not work remotely.' })).toBe('unchecked');
});

describe('a language', () => {
  test.each([
    'I speak German.',
    'She speaks English, a little French and good German.',
    'Languages: English (C1), German (native).',
    'German is her mother tongue.',
    'Spricht Englisch und Deutsch.',
    'No, I speak German.',
    "I don't only speak German, I dream in German.",
    'No German film is too long for me, and I speak German.',
  ])('is shown by: %s', async (about) => {
    expect(await compare('German', { about })).toEqual([
      { requirement: 'German', status: 'covered', quote: about },
    ]);
  });

  test.each(['My German customers did not complain.', 'There was no German Railway without delays.'])(
    'is not cancelled by: %s',
    async (about) => {
      expect(await statusOf('German', { about: `I am fluent in German. ${about}` })).toBe('covered');
      expect(await compare('German', { about })).toEqual([
        { requirement: 'German', status: 'unchecked', quote: about },
      ]);
    },
  );

  test.each([
    ['Imke builds web apps for German and French shops.', 'unchecked'],
    ['She works with customers who speak German.', 'unchecked'],
    ['She speaks at German conferences.', 'unchecked'],
    ['She builds for German shops. She does not speak German.', 'nothing'],
    ['She speaks English, but no French or German.', 'nothing'],
  ])('is not shown by: %s', async (about, status) => {
    expect(await statusOf('German', { about })).toBe(status);
  });
});

test.each([
  'He never used Angular and dislikes PHP.',
  'He has never used PHP, Ember or Angular.',
  'Not used so far: Angular.',
  'Angular is not used.',
  'Works without Angular.',
  'She never used Angular without help.',
  'Nobody knows Angular better.',
  'The app has no downtime thanks to Angular.',
])('a technology is not shown by a sentence that denies it: %s', async (about) => {
  expect(await compare('Angular', { about })).toEqual([
    { requirement: 'Angular', status: 'unchecked', quote: about },
  ]);
  expect(await statusOf('Angular', { about: 'No fear of PHP, and knows Angular.' })).toBe('covered');
});

test.each([
  'I never ship without Angular.',
  'No complaints after twelve happy years of apps for harbours with Angular.',
])('but by one that only sounds so: %s', async (about) => {
  expect(await statusOf('Angular', { about })).toBe('covered');
});

describe('a technology that a project only tells of', () => {
  async function compareTold(line: string, description: string) {
    const [first, ...others] = evaluated.projects;
    const projects = first ? [{ ...first, description }, ...others] : [];
    const knowledge = await knowledgeOf({ ...evaluated, projects, questions: [] });
    const { entries } = await compareByRules(`Requirements:\n- ${line}`, toPublished(knowledge));
    return entries.map(({ status, evidence }) => [status, evidence[0]?.source, evidence[0]?.quote]);
  }
  const source = evaluated.projects[0]?.title;

  test.each([
    ['Redis', 'Buoys are kept in Redis for a day.', 'covered'],
    ['Entity Framework', 'Its tables are those of Entity Framework.', 'covered'],
    ['Angular', 'It moved from Angular to Svelte in a week.', 'unchecked'],
    ['Svelte', 'It moved from Angular to Svelte in a week.', 'covered'],
    ['Angular', 'It replaced the old Angular app.', 'unchecked'],
    ['PHP', 'We replaced our self-written PHP backend.', 'unchecked'],
    ['jQuery', 'We rewrote the old jQuery frontend.', 'unchecked'],
    ['PHP', 'A rewrite of a PHP application.', 'unchecked'],
    ['Rust', 'The replacement uses Rust.', 'covered'],
    ['Angular', 'It works without Angular.', 'unchecked'],
    ['Redis', 'Anders als früher statt Redis eine Datei.', 'unchecked'],
  ])('%s is shown by its sentence: %s', async (line, description, status) => {
    expect(await compareTold(line, description)).toEqual([[status, source, description]]);
  });

  test.each([
    ['Go', 'Bees go home at night.'],
    ['Swift', 'Its answers are swift.'],
    ['Java', 'The JavaScript is small.'],
    ['Redis Streams', 'It streams. Redistribution is allowed.'],
  ])('%s is not shown by a word, or a part of one: %s', async (line, description) => {
    expect((await compareTold(line, description))[0]?.[0]).toBe('nothing');
  });
});

test.each([
  ['Works offline in harbours', 'It works offline in harbours.', 'covered'],
  ['Works offline in harbours', 'Never works offline in harbours.', 'unchecked'],
  ['Reaction time', 'She reacts in time.', 'unchecked'],
])('%s is not shown by its opposite or a word: %s', async (line, about, status) => {
  expect(await statusOf(line, { about })).toBe(status);
});

test.each([
  ['Svelte or React', 'covered'],
  ['Svelte or Angular', 'nothing'],
  ['Svelte, React and Angular', 'nothing covered nothing'],
  ['Svelte or similar', 'unchecked'],
  ['React or similar', 'covered'],
  ['e.g. Svelte, Angular', 'unchecked'],
  ['Danish or German', 'covered'],
])('one of several is enough: %s', async (line, status) => {
  expect(await statusOf(line)).toBe(status);
});

test('each that is published is shown', async () => {
  const knowledge = await knowledgeOf({ ...evaluated, questions: [] });
  const { entries } = await compareByRules('Requirements:\n- Stripe or Docker', toPublished(knowledge));
  expect(entries.map(({ evidence }) => evidence.map(({ source }) => source))).toEqual([
    ['Sprechstunde', 'Tonnenleger', 'Skills'],
  ]);
});

test.each(['Full-time', 'Available from March 2027', 'Hybrid, Bremen'])(
  'what is said of rates shows nothing of when or where: %s',
  async (line) => {
    const [entry] = await compare(line, { availability: 'Her rate is 480 € a day. She is free from March.' });
    expect(entry?.quote).not.toContain('480');
  },
);
