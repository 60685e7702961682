import { expect, test } from 'vitest';
import { readDraft, saveDraft } from './drafts';

const mine = { uid: 'me', name: 'new' };
const theirs = { uid: 'them', name: 'new' };

test('a draft belongs to its account', () => {
  saveDraft(mine, { title: 'Atlas' });
  expect(readDraft(mine)).toEqual({ title: 'Atlas' });
  expect(readDraft(theirs)).toEqual({});
  saveDraft(theirs, null);
  expect(readDraft(mine)).toEqual({ title: 'Atlas' });
  saveDraft(mine, null);
  expect(readDraft(mine)).toEqual({});
});

test('a draft from before drafts had an owner is nobody’s, and dropped', () => {
  localStorage.setItem('portfolio.draft.new', '{"title":"Old"}');
  saveDraft(mine, { title: 'Mine' });
  expect(readDraft(theirs)).toEqual({});
  expect(readDraft(mine)).toEqual({ title: 'Mine' });
  expect(Object.keys(localStorage)).toEqual(['portfolio.drafts.me.new']);
});

test('a damaged draft is none', () => {
  localStorage.setItem('portfolio.drafts.me.new', '{');
  expect(readDraft(mine)).toEqual({});
});
