import { describe, expect, test } from 'vitest';
import { addItems } from '../../src/api/fit/model/check-items';
import { shows } from '../../src/api/fit/model/shows';
import { compareByRules } from '../../src/api/fit/evidence/compare';
import { toPublished } from '../../src/api/fit/evidence/published';
import { instructToCompare } from '../../src/api/fit/model/instruction';
import type { KnownProject } from '../../src/api/assistant/known-project';
import { knowledgeOf } from '../assistant/evaluation/owners';
import evaluated from './adverts/owner.json' with { type: 'json' };

const QUEUE = 'Patients choose a time, get a queue number by SMS and see how late the doctor is running.';
const BOOK =
  "An appointment book for private doctors' chambers, used by three doctors and two receptionists.";
const INDEX = 'Overlapping bookings are refused by a unique index on doctor and slot, not by the interface.';
const CREWS = 'Harvest crews plan their rounds with it on a tablet.';

const ofProject = (text: string) => ({
  ...{ text, topic: undefined, words: [], title: [] },
  project: {} as KnownProject,
});
const ofOwner = (text: string) => ({ ...ofProject(text), project: undefined, topic: 'about' });

test.each([
  ['unique index', INDEX],
  ['overlapping reservations', INDEX],
  ['appointment booking', BOOK],
  ['tools for receptionists', BOOK],
  ['Planning tools for agricultural workers', CREWS],
  ['SMS reminders', 'SMS reminders go out at night, nothing is lost.'],
  ['Work without a framework', 'Built by hand, without a framework.'],
  ['mentoring juniors', 'I mentored two juniors.'],
])('%s is shown by: %s', (requirement, quote) => {
  expect(shows(ofProject(quote), requirement)).toBe(true);
});

test.each([
  ['Must be a medical doctor', QUEUE],
  ['Treating patients', QUEUE],
  ['Late shifts', QUEUE],
  ['Late shifts', 'Nurses swap late shifts with it.'],
  ['Three years as receptionist', BOOK],
  ['Licensed doctors', 'Used by licensed doctors.'],
  ['Degree in history', 'A degree in history is on the page.'],
  ['book writing', BOOK],
  ['wait tables', 'Waiters no longer wait: orders go to the kitchen.'],
  ['taking minutes', 'The wait fell from 52 to 9 minutes.'],
  ['doctor of minutes', 'The doctor is seen within 9 minutes.'],
  ['MySQL tuning', 'PostgreSQL tuning took a week.'],
  ['important documents', 'The import of documents takes a second.'],
  ['SMS reminders', 'SMS reminders were planned, but never shipped.'],
  ['unit tests', 'Shipped without unit tests.'],
])('%s is not shown by: %s', (requirement, quote) => {
  expect(shows(ofProject(quote), requirement)).toBe(false);
});

test('what a person has is shown by what is told of the person', () => {
  const requirement = 'Experience as a nurse';
  expect(shows(ofOwner('Imke has experience as a nurse.'), requirement)).toBe(true);
  expect(shows(ofProject('Nurses with experience as a nurse.'), requirement)).toBe(false);
});

test('nor do rules take what a project is about for what a person has', async () => {
  const [project] = evaluated.projects;
  const statusOf = async (line: string, description: string) => {
    const projects = [{ ...project, description }] as typeof evaluated.projects;
    const published = toPublished(await knowledgeOf({ ...evaluated, projects, questions: [] }));
    return (await compareByRules(`Requirements\n- ${line}`, published)).entries[0]?.status;
  };
  expect(await statusOf('Swapping late shifts', 'Nurses are swapping late shifts.')).toBe('unchecked');
  expect(await statusOf('Swapping late orders', 'Nurses are swapping late orders.')).toBe('covered');
});

describe('of much that is published', async () => {
  const FACT = 'The kiosk prints its tickets on a Zebra thermal printer.';
  const filling = evaluated.projects
    .map(({ description }) => description)
    .join(' ')
    .repeat(8);
  const projects = Array.from({ length: 60 }, (_, index) => ({
    ...evaluated.projects[index % 3],
    title: `Project ${index}`,
    caseStudy: `${filling} ${index === 47 ? FACT : ''} ${filling}`,
  }));
  const content = { ...evaluated, projects, questions: [] } as unknown as typeof evaluated;
  const published = toPublished(await knowledgeOf({ ...content, questions: [] }));
  const instruct = async (advert: string) =>
    instructToCompare(await compareByRules(advert, published), published)[1] ?? '';

  test.each(['React', 'printing tickets on thermal printers', ''])(
    'no more is sent than is paid for, beside: %s',
    async (line) => {
      const sent = (await instruct(`Requirements\n- React\n- ${line}`)).length;
      expect(sent).toBeLessThanOrEqual(30_000);
      expect(sent).toBeGreaterThan(25_000);
    },
  );

  test('what fits a line of the advert is sent, wherever it stands', async () => {
    const isSent = async (line: string) =>
      (await instruct(`Requirements\n- React\n- ${line}`)).includes(FACT);
    expect(await isSent('printing tickets on thermal printers')).toBe(true);
    expect(await isSent('kiosks and their printers, please')).toBe(true);
    expect(await isSent('a calm voice')).toBe(false);
  });
});

test('one of several that the rules have as one requirement is none by itself', async () => {
  const advert = 'Requirements\n- Zig or Elm';
  const published = toPublished(await knowledgeOf({ ...evaluated, questions: [] }));
  const item = { requirement: 'Elm', level: 'must' as const, quote: '', link: '' };
  const { entries } = addItems(await compareByRules(advert, published), [item], advert, published);
  expect(entries.map(({ requirement }) => requirement)).toEqual(['Zig or Elm']);
});

test.each([
  ['Requirements\n- React Native', 'React', ['React Native']],
  ['要求\n- 熟悉React和Zig，会写测试', '会写测试', ['会写测试']],
])('what the model names in "%s" is a requirement: %s', async (advert, requirement, others) => {
  const published = toPublished(await knowledgeOf({ ...evaluated, questions: [] }));
  const item = { requirement, level: 'must' as const, quote: '', link: '' };
  const { entries } = addItems(await compareByRules(advert, published), [item], advert, published);
  expect(entries.map((one) => one.requirement)).toEqual(expect.arrayContaining([requirement, ...others]));
});

test.each([
  ['team', ['Lunch for the team', 'Travels with the team.']],
  ['the', ['Lunch for the team', 'Travels with the team.']],
  ['travels with the team', ['Lunch for the team']],
])(
  'what was left out is asked for where the model names all of it, not a word: %s',
  async (requirement, leftOut) => {
    const advert = 'Requirements\n- React\nBenefits\n- Lunch for the team\n- Travels with the team.';
    const published = toPublished(await knowledgeOf({ ...evaluated, questions: [] }));
    const item = { requirement, level: 'must' as const, quote: '', link: '' };
    const sheet = addItems(await compareByRules(advert, published), [item], advert, published);
    expect(sheet.entries.map((one) => one.requirement)).toEqual(['React', requirement]);
    expect(sheet.leftOut).toEqual(leftOut);
  },
);
