import { expect, test } from 'vitest';
import { onServer } from '../../images/form-image';
import { NO_VERSION, parseDraft, toStoredDraft } from './project-draft';

const version = '2026-01-31T12:00:00.000Z';
const arrived = { documentId: 'a1', name: 'a.jpg', src: '/uploads/a.webp', size: 1024 };
const own = { documentId: 'a2', name: 'own.jpg', src: '/uploads/own.webp', size: null };
const onItsWay = { documentId: null, name: 'b.jpg', src: '', size: 2048 };

const restored = ({ documentId, name, src: thumbnail, size }: typeof arrived | typeof own) =>
  onServer({ documentId, name, thumbnail, size });

test('a draft is read back as it was stored, without pictures that had not arrived', () => {
  const stored = { version, fields: { title: 'Atlas' }, images: [own, arrived, onItsWay] };
  const draft = parseDraft(JSON.parse(JSON.stringify(stored)));
  expect(draft).toEqual({
    version,
    fields: { title: 'Atlas' },
    images: [restored(own), restored(arrived)],
    missing: ['b.jpg'],
  });
  expect(draft && toStoredDraft(draft)).toEqual({
    ...stored,
    images: [own, arrived, { ...onItsWay, size: null }],
  });
});

test('the id of a new project is kept, and none that the server would refuse', () => {
  const newId = 'a1b2c3d4e5f6a1b2c3d4e5f6';
  expect(parseDraft({ version, fields: {}, newId })).toMatchObject({ newId });
  expect(parseDraft({ version, fields: {}, newId: '../x' })?.newId).toBeUndefined();
});

test.each([null, 3, 'x', {}, { fields: null }])('takes no damaged draft: %j', (stored) => {
  expect(parseDraft(stored)).toBeNull();
});

test('leaves out fields of a wrong kind', () => {
  const fields = { title: 3, technologies: 'React', platform: 'Other', imageCount: 5, admin: true };
  expect(parseDraft({ version, fields, images: 'a.jpg' })).toEqual({
    version,
    fields: { platform: 'Other' },
    images: null,
    missing: [],
  });
});

test('leaves out what every object has, and what is huge', () => {
  const fields = JSON.parse(
    JSON.stringify({ description: 'x'.repeat(1_000_000), technologies: Array(1000).fill('React') }).replace(
      '{',
      '{"constructor":"x","__proto__":"x","toString":"x",',
    ),
  ) as object;
  expect(parseDraft({ version, fields, images: null })).toEqual({
    version,
    fields: {},
    images: null,
    missing: [],
  });
});

test('what was sent without an answer is kept', () => {
  const draft = { version, fields: {}, images: null, missing: [], sent: ['Atlas'] };
  expect(parseDraft(JSON.parse(JSON.stringify(toStoredDraft(draft))))).toEqual(draft);
  expect(parseDraft({ ...draft, sent: [3] })?.sent).toBeUndefined();
});

test('leaves out damaged pictures', () => {
  const images = [null, 'a.jpg', { name: 7 }, { ...arrived, documentId: {}, size: '1' }, arrived];
  expect(parseDraft({ version, fields: {}, images })).toMatchObject({
    images: [restored(arrived)],
    missing: ['a.jpg'],
  });
});

test.each([undefined, 7, 'yesterday'])('is of no stored version when it says %j', (stored) => {
  expect(parseDraft({ version: stored, fields: {} })?.version).toBe(NO_VERSION);
});

test('takes a picture once, and none whose address is none', () => {
  const images = [arrived, { ...arrived, name: 'again' }, { ...arrived, documentId: 'x', src: 'http://[' }];
  expect(parseDraft({ version, fields: {}, images })?.images).toEqual([restored(arrived)]);
});
