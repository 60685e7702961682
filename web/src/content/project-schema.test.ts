import { expect, test } from 'vitest';
import {
  checkProject,
  EMPTY_PROJECT,
  LIST_FIELDS,
  OPTIONAL_FIELDS,
  readDraft,
  TEXT_LIST_FIELDS,
  toValues,
} from './project-schema';

const check = (input: object) => checkProject(input, { isPartial: true });
const figure = (value: unknown, label: unknown = 'families') => ({ value, label });

test('what a page of its own adds to a project is optional', () => {
  expect(OPTIONAL_FIELDS).toEqual(['slug', 'period', 'role', 'caseStudy', 'githubLink', 'livePreview']);
  expect([LIST_FIELDS, TEXT_LIST_FIELDS]).toEqual([['technologies', 'keyFigures'], ['technologies']]);
  const blank = { slug: ' ', period: '', role: null, caseStudy: ' \n', keyFigures: null };
  expect(check(blank)).toEqual({
    fields: { slug: null, period: null, role: null, caseStudy: null, keyFigures: [] },
    problems: [],
  });
});

test('what turns the direction of writing is left out', () => {
  const { fields, problems } = check({
    title: ' \u202eAtlas\u2069 ',
    technologies: ['\u2067React', 'React'],
  });
  expect({ fields, problems }).toEqual({ fields: { title: 'Atlas', technologies: ['React'] }, problems: [] });
  expect(check({ title: '\u202e' }).problems).toEqual([{ path: ['title'], message: 'Title is required' }]);
});

test.each(['a', 'taant', 'taant-2', '2024', 'a-b-c', 'x'.repeat(80)])('the address "%s" is taken', (slug) => {
  expect(check({ slug: ` ${slug} ` })).toEqual({ fields: { slug }, problems: [] });
});

test.each<[slug: unknown, message: RegExp]>([
  ['Taant', /may have a-z, 0-9 and single hyphens/],
  ['a b', /may have a-z/],
  ['a--b', /may have a-z/],
  ['-a', /may have a-z/],
  ['a-', /may have a-z/],
  ['a/b', /may have a-z/],
  ['..', /may have a-z/],
  ['a.html', /may have a-z/],
  ['তাঁত', /may have a-z/],
  ['%2e', /may have a-z/],
  ['a\nb', /may have a-z/],
  ['x'.repeat(81), /must be at most 80 characters/],
  ['a\0', /must be text/],
  ['\uD800', /must be text/],
  [1, /must be text/],
  [['a'], /must be text/],
  ['search', /the site itself needs this one/],
  ['page', /the site itself needs this one/],
])('the address %j is refused', (slug, message) => {
  expect(check({ slug }).problems).toEqual([
    { path: ['slug'], message: expect.stringMatching(message) as string },
  ]);
});

test('key figures are trimmed, and blank ones left out', () => {
  const keyFigures = [figure(' 61 '), figure('', ' '), figure('13 %', 'shorter')];
  expect(check({ keyFigures })).toEqual({
    fields: { keyFigures: [figure('61'), figure('13 %', 'shorter')] },
    problems: [],
  });
});

test('what is wrong with key figures is said by place', () => {
  const keyFigures = [figure('61'), figure('', ''), figure('1', ''), figure('x'.repeat(21), 'y'.repeat(61))];
  expect(check({ keyFigures }).problems).toEqual([
    { path: ['keyFigures', '2', 'label'], message: 'The label of a key figure is required' },
    {
      path: ['keyFigures', '3', 'value'],
      message: 'The value of a key figure must be at most 20 characters',
    },
    {
      path: ['keyFigures', '3', 'label'],
      message: 'The label of a key figure must be at most 60 characters',
    },
  ]);
});

test.each<[what: string, keyFigures: unknown, message: string]>([
  ['text', '61 families', 'Key figures must be a list of {value, label}'],
  ['a list of text', ['61 families'], 'Key figures must be a list of {value, label}'],
  ['seven', Array.from({ length: 7 }, () => figure('61')), 'At most 6 key figures'],
  ['numbers', [figure(61)], 'The value of a key figure must be text'],
  ['half ones', [{ value: '61' }], 'The label of a key figure is required'],
])('as key figures %s is refused', (_, keyFigures, message) => {
  expect(check({ keyFigures }).problems[0]?.message).toBe(message);
});

test('a form and a draft hold key figures as they are', () => {
  const keyFigures = [{ value: '61', label: 'families' }];
  const stored = { ...EMPTY_PROJECT, platform: 'Other' as const, role: null, keyFigures };
  expect(toValues(stored)).toMatchObject({ role: '', keyFigures });
  const half = { keyFigures: [figure('6', '')], slug: 'Half W', caseStudy: 1 };
  expect(readDraft(half)).toEqual({ keyFigures: [figure('6', '')], slug: 'Half W' });
  expect(readDraft({ keyFigures: [{ value: 1 }] })).toEqual({});
});
