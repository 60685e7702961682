import { expect, test } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './drafts';

const mine = { uid: 'me', name: 'new' };
const theirs = { uid: 'them', name: 'new' };

test('a draft belongs to its account', () => {
  saveDraft(mine, { title: 'Atlas' });
  expect(readDraft(mine)).toEqual({ title: 'Atlas' });
  expect(readDraft(theirs)).toBeNull();
  clearDraft(theirs);
  expect(readDraft(mine)).toEqual({ title: 'Atlas' });
  clearDraft(mine);
  expect(readDraft(mine)).toBeNull();
});

test('a draft from before drafts had an owner is nobody’s, and dropped', () => {
  localStorage.setItem('portfolio.draft.new', '{"title":"Old"}');
  saveDraft(mine, { title: 'Mine' });
  expect(readDraft(theirs)).toBeNull();
  expect(readDraft(mine)).toEqual({ title: 'Mine' });
  expect(Object.keys(localStorage)).toEqual(['portfolio.drafts.me.new']);
});

test('a damaged draft is none', () => {
  localStorage.setItem('portfolio.drafts.me.new', '{');
  expect(readDraft(mine)).toBeNull();
});
