import { expect, test } from 'vitest';
import { arrived, base, begun, image, later } from '../../../../test/editing';
import { contentsAfter } from './contents';
import { beginEditing, draftOf, edit } from './edit';
import { isOutdated, NEW_PROJECT, type Editing } from './editing';

const [first = arrived] = begun.images;

test('a form that nothing was changed in has nothing to keep', () => {
  expect(draftOf(begun)).toBeNull();
  expect(draftOf(beginEditing(NEW_PROJECT, null))).toBeNull();
});

test('a draft holds only what was changed, and of which version', () => {
  expect(draftOf({ ...begun, title: 'Atlas 2', technologies: ['React'] })).toEqual({
    version: base.updatedAt,
    fields: { title: 'Atlas 2', technologies: ['React'] },
    images: null,
    missing: [],
  });
  const { images } = draftOf(edit(begun, { type: 'added', images: [arrived] })) ?? {};
  expect(images).toEqual([...begun.images, arrived]);
});

test('a draft brings back what was changed, in the project as it is now', () => {
  const draft = {
    version: base.updatedAt,
    fields: { title: 'Mine' },
    images: [arrived, first],
    missing: ['c.jpg'],
  };
  const now = { ...later, description: 'Theirs', images: [image('a'), image('c')] };
  const editing = beginEditing(now, draft);
  expect(editing).toMatchObject({ title: 'Mine', description: 'Theirs', missing: ['c.jpg'] });
  expect(editing.images.map(({ key }) => key)).toEqual(['n1', 'a', 'c']);
  expect(isOutdated(editing)).toBe(true);
  expect(edit(editing, { type: 'started over', origin: now, latest: now })).toEqual(beginEditing(now, null));
});

test('what somebody else has changed is brought up to date, what the user has changed stays', () => {
  const mine = { ...begun, title: 'Mine', images: [arrived, ...begun.images] };
  const latest = { ...later, title: 'Theirs', description: 'Theirs', images: [image('b')] };
  const editing = edit(mine, { type: 'merged', latest });
  expect(editing).toMatchObject({
    title: 'Mine',
    description: 'Theirs',
    base: latest,
    version: latest.updatedAt,
  });
  expect(editing.images.map(({ key }) => key)).toEqual(['n1', 'b']);
  expect(isOutdated(editing)).toBe(false);
});

test('a deleted picture makes a version that the form has seen', () => {
  const latest = { ...later, images: [image('b')] };
  const editing = edit(begun, { type: 'deleted', image: first, latest });
  expect(editing).toMatchObject({ base: latest, version: latest.updatedAt });
  expect(editing.images.map(({ key }) => key)).toEqual(['b']);
});

test('with somebody else’s change in it, that version has not been seen', () => {
  const latest = { ...later, title: 'Theirs', images: [image('b')] };
  const editing = edit(begun, { type: 'deleted', image: first, latest });
  expect(editing).toMatchObject({ title: base.title, version: base.updatedAt });
  expect(draftOf(editing)).toBeNull();
});

test('a picture of an older draft that is deleted leaves the draft as old as it was', () => {
  const draft = { version: '2026-01-01T00:00:00.000Z', fields: { title: 'Mine' }, images: null, missing: [] };
  const latest = { ...later, images: [image('b')] };
  const editing = edit(beginEditing(base, draft), { type: 'deleted', image: first, latest });
  expect(editing).toMatchObject({ base: latest, version: draft.version });
});

test('what is missing is asked for until it is chosen again', () => {
  const gone = edit({ ...begun, images: [arrived, ...begun.images] }, { type: 'missing', images: [arrived] });
  expect(gone).toMatchObject({ missing: ['new.jpg'], images: begun.images });
  expect(edit(gone, { type: 'added', images: [arrived] }).missing).toEqual([]);
});

test('after a save that was under way when the page was left there is nothing to keep', () => {
  const draft = { version: base.updatedAt, fields: { title: ' Mine ' }, images: null, missing: [] };
  const editing = beginEditing({ ...later, title: 'Mine' }, draft);
  expect(draftOf(editing)).toBeNull();
  expect(isOutdated(editing)).toBe(false);
});

test('what was typed after a save that was under way when the page was left is no conflict with it', () => {
  const saved = { ...later, title: 'Mine', images: [{ ...image('b'), caption: 'Pier' }, image('a')] };
  const data = {
    title: 'Mine',
    images: ['b', 'a'],
    imageTexts: [{ documentId: 'b', alternativeText: ' ', caption: 'Pier ' }],
  };
  const draft = {
    version: base.updatedAt,
    fields: { title: 'Mine, too' },
    images: null,
    missing: [],
    sent: [contentsAfter(base, data)],
  };
  expect(beginEditing(saved, draft)).toMatchObject({ title: 'Mine, too', version: saved.updatedAt });
  const others = { ...saved, role: 'Theirs' };
  expect(beginEditing(others, draft)).toMatchObject({ title: 'Mine, too', version: base.updatedAt });
});

test('what is saved is no change any more, and what was typed meanwhile still is', () => {
  const typed = edit({ ...begun, title: 'Mine', role: 'Design' }, { type: 'added', images: [arrived] });
  const latest = { ...later, title: 'Mine', images: [...base.images, image('n1')] };
  const saved = edit(typed, { type: 'saved', latest });
  expect(draftOf(saved)).toMatchObject({
    version: latest.updatedAt,
    fields: { role: 'Design' },
    images: null,
  });
  const shown = ({ images }: Editing) => images.map(({ key, name, src }) => ({ key, name, src }));
  expect(shown(saved)).toEqual(shown(typed));
});
