import { expect, test } from 'vitest';
import sample from '../../../../../../cms/seed/site.json';
import { onServer } from '../../images/form-image';
import { toFormValues } from '../form/form-values';
import type { StoredSite } from '../form/site-draft';
import { previewSite } from './preview-site';

const site = { ...sample, portrait: null, updatedAt: '2026-01-31T12:00:00.000Z' } as StoredSite;

test('shows what is not saved yet over what is', () => {
  const shown = previewSite(site, { tagline: ' Mine ', heroEyebrow: '' }, null);
  expect(shown).toMatchObject({ ...sample, portrait: null, tagline: 'Mine', heroEyebrow: null });
});

test('what cannot be saved shows as it is stored', () => {
  const shown = previewSite(site, { resumeUrl: 'javascript:alert(1)', accentColor: '#000000' }, null);
  expect(shown).toMatchObject({ resumeUrl: sample.resumeUrl, accentColor: sample.accentColor });
});

test('unfinished entries are left out, those around them are not', () => {
  const { skillCategories } = toFormValues(['skillCategories'], sample);
  if (!Array.isArray(skillCategories)) throw new Error('No list.');
  const [first] = skillCategories;
  const unfinished = { name: '', level: '', icon: '', color: '' };
  const skills = [...((first?.skills ?? []) as (typeof unfinished)[]), unfinished];
  const values = {
    skillCategories: [{ name: 'Mine', skills }, { name: '', skills: [] }, ...skillCategories.slice(1)],
  };
  const [stored, ...others] = sample.skillCategories;
  // Not as it is stored: that is what is shown when nothing of the list can be.
  const expected = [{ ...stored, name: 'Mine' }, ...others];
  expect(previewSite(site, values as never, null).skillCategories).toEqual(expected);
});

test('a portrait that has just been chosen shows from where it is, the stored one as it is stored', () => {
  const image = onServer({ documentId: 'p1', name: 'me.jpg', thumbnail: '/uploads/me.webp', size: 1024 });
  expect(previewSite(site, {}, image).portrait).toMatchObject({ url: '/uploads/me.webp', formats: [] });
  const portrait = { documentId: 'p1', url: '/uploads/large.webp' } as StoredSite['portrait'];
  expect(previewSite({ ...site, portrait }, {}, image).portrait).toBe(portrait);
});
