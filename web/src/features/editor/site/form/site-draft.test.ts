import { expect, test } from 'vitest';
import { onServer } from '../../images/form-image';
import { THEMES, type Theme } from '../themes';
import sample from '../../../../../../cms/seed/site.json';
import {
  changedFields,
  fieldsOf,
  hasUnsaved,
  originOf,
  originOfDraft,
  parseSiteDraft,
  toStoredDraft,
  type StoredSite,
} from './site-draft';
import { toFormValues } from './form-values';

const theme = (id: string) => THEMES.find((one) => one.id === id) as Theme;
const site = { ...sample, portrait: null, updatedAt: '2026-01-31T12:00:00.000Z' } as StoredSite;
const picture = onServer({ documentId: 'p1', name: 'me.jpg', thumbnail: '/uploads/me.webp', size: 1024 });

test('only what was changed is kept', () => {
  const home = theme('home');
  const values = toFormValues(fieldsOf(home), site);
  expect(changedFields(home, values, site)).toEqual({});
  expect(changedFields(home, { ...values, tagline: 'Mine' }, site)).toEqual({ tagline: 'Mine' });
});

test('a draft is read back as it was kept, a portrait that had arrived too', () => {
  const profile = theme('profile');
  const draft = {
    origin: originOf(profile, site),
    fields: { headline: 'Gardener' },
    portrait: { image: picture, missing: [] },
    sent: ['before'],
  };
  expect(parseSiteDraft(profile, JSON.parse(JSON.stringify(toStoredDraft(draft))))).toEqual(draft);
});

test('a portrait that had not arrived is asked for again', () => {
  const profile = theme('profile');
  const portrait = {
    image: {
      ...picture,
      status: 'failed' as const,
      reason: '',
      isRefused: false,
      file: new File([], 'me.jpg'),
    },
    missing: [],
  };
  const stored = toStoredDraft({ origin: originOf(profile, site), fields: {}, portrait, sent: [] });
  expect(parseSiteDraft(profile, stored)?.portrait).toEqual({ image: null, missing: ['me.jpg'] });
});

test.each([null, 3, 'x', {}, { fields: null }])('takes no damaged draft: %j', (stored) => {
  expect(parseSiteDraft(theme('home'), stored)).toBeNull();
});

test('takes no fields of another form, nor what every object has', () => {
  const fields = { tagline: 'Mine', email: 'x@y.z', constructor: 'x', toString: 'x' };
  expect(parseSiteDraft(theme('home'), { fields })).toMatchObject({
    fields: { tagline: 'Mine' },
    portrait: null,
  });
});

test('a change in another form is none of this one', () => {
  const later = { ...site, updatedAt: '2026-02-01T12:00:00.000Z', metaTitle: 'Theirs' };
  expect(originOf(theme('home'), later).contents).toBe(originOf(theme('home'), site).contents);
  expect(originOf(theme('search'), later).contents).not.toBe(originOf(theme('search'), site).contents);
});

test('a draft is in conflict with what others have changed, not with an own save whose answer was lost', () => {
  const home = theme('home');
  const now = originOf(home, { ...site, tagline: 'Saved', updatedAt: '2026-02-01T12:00:00.000Z' });
  const draft = { origin: originOf(home, site), fields: { tagline: 'Later' }, portrait: null };
  expect(originOfDraft({ ...draft, sent: [] }, now)).toBe(draft.origin);
  expect(originOfDraft({ ...draft, sent: [now.contents] }, now)).toBe(now);
});

test('a draft that has been stored meanwhile is nothing unsaved', () => {
  const home = theme('home');
  const draft = { origin: originOf(home, site), fields: { tagline: 'Saved' }, portrait: null, sent: [] };
  expect(hasUnsaved(home, draft, site)).toBe(true);
  expect(hasUnsaved(home, draft, { ...site, tagline: 'Saved' })).toBe(false);
  expect(hasUnsaved(home, null, site)).toBe(false);
});
