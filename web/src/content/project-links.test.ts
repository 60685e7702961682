import { expect, test } from 'vitest';
import {
  checkProject,
  EMPTY_PROJECT,
  OPTIONAL_FIELDS,
  readDraft,
  TICK_FIELDS,
  toValues,
} from './project-schema';

const base = { ...EMPTY_PROJECT, title: 'Atlas', platform: 'Other', description: 'Maps' };
const links = { githubLink: 'https://github.com/a/b', livePreview: 'https://a.example' };
const none = { githubLink: null, hasNoPublicSource: true, livePreview: null, hasNoLivePreview: true };
const check = (input: object, isPartial = false) => checkProject(input, { isPartial });

test('links may be null, ticks may not', () => {
  expect(OPTIONAL_FIELDS).toEqual(expect.arrayContaining(['githubLink', 'livePreview']));
  expect(TICK_FIELDS).toEqual(['hasNoPublicSource', 'hasNoLivePreview']);
});

test('both links are required, each unless its tick says that there is none', () => {
  expect(check(base).problems.map(({ message }) => message)).toEqual([
    'GitHub link is required',
    'Live preview link is required',
  ]);
  expect(check({ ...base, ...links }).problems).toEqual([]);
  expect(check({ ...base, hasNoPublicSource: true, hasNoLivePreview: true })).toMatchObject({
    fields: none,
    problems: [],
  });
});

test('a tick takes its link away, and a link alone takes the tick back', () => {
  expect(check({ githubLink: 'nonsense', hasNoPublicSource: true }, true)).toEqual({
    fields: { githubLink: null, hasNoPublicSource: true },
    problems: [],
  });
  expect(check({ livePreview: links.livePreview }, true).fields).toEqual({
    livePreview: links.livePreview,
    hasNoLivePreview: false,
  });
});

test('a form and a draft hold the ticks as they are', () => {
  const stored = { ...base, ...none, platform: 'Other' as const };
  expect(toValues(stored)).toMatchObject({ githubLink: '', hasNoPublicSource: true });
  expect(readDraft({ hasNoPublicSource: true, hasNoLivePreview: 'true', githubLink: 'half' })).toEqual({
    githubLink: 'half',
    hasNoPublicSource: true,
  });
});
