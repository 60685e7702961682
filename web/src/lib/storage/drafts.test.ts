import { expect, test } from 'vitest';
import { onDraftElsewhere, readDraft, saveDraft } from './drafts';

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

test('what another tab writes over is kept beside it, and found once that is saved', () => {
  const [place, typedElsewhere] = ['portfolio.drafts.me.new', '{"title":"There"}'];
  saveDraft(mine, { title: 'Here' });
  const forget = onDraftElsewhere(mine, () => {});
  const oldValue = localStorage.getItem(place);
  localStorage.setItem(place, typedElsewhere);
  window.dispatchEvent(new StorageEvent('storage', { key: place, oldValue, newValue: typedElsewhere }));
  forget();
  expect(readDraft(mine)).toEqual({ title: 'Here' });
  saveDraft(mine, { title: 'Here, later' });
  expect(localStorage.getItem(place)).toBe(typedElsewhere);
  saveDraft(mine, null);
  expect(readDraft(mine)).toEqual({ title: 'There' });
  saveDraft(mine, null);
  expect(readDraft(mine)).toEqual({});
});
