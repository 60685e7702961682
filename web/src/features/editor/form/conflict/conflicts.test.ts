import { expect, test } from 'vitest';
import { arrived, base, begun, image, later } from '../../../../test/editing';
import { changeImages, idOf, textsOf } from '../../images/form-image';
import { beginEditing } from '../editing/edit';
import { broughtUpToDate, conflictsOf, mergeEditing } from './conflicts';

test('what only one of two has changed is no conflict', () => {
  const mine = { ...begun, title: 'Mine', technologies: ['Go'] };
  const theirs = { ...later, description: 'Theirs', technologies: ['Go'], images: [image('b'), image('a')] };
  expect(conflictsOf(mine, theirs)).toEqual([]);
  expect(broughtUpToDate(mine, theirs)).toEqual(['Description', 'Images']);
  const merged = mergeEditing(mine, theirs);
  expect(merged).toMatchObject({
    title: 'Mine',
    description: 'Theirs',
    base: theirs,
    version: theirs.updatedAt,
  });
  expect(merged.images.map(idOf)).toEqual(['b', 'a']);
});

test('what both have changed stands side by side, and is taken field by field', () => {
  const mine = {
    ...begun,
    title: 'Mine',
    hasNoPublicSource: true,
    keyFigures: [{ value: '61', label: 'families' }],
  };
  const theirs = {
    ...later,
    title: 'Theirs',
    keyFigures: [{ value: '62', label: 'families' }],
  };
  expect(conflictsOf(mine, theirs)).toEqual([
    { id: 'title', label: 'Title', kind: 'text', mine: 'Mine', theirs: 'Theirs' },
    { id: 'keyFigures', label: 'Key figures', kind: 'text', mine: '61 families', theirs: '62 families' },
  ]);
  expect(mergeEditing(mine, theirs, new Set(['keyFigures']))).toMatchObject({
    title: 'Mine',
    hasNoPublicSource: true,
    keyFigures: [{ value: '62', label: 'families' }],
  });
});

test('orders of pictures are a conflict; of mine, what somebody else has added stays', () => {
  const mine = { ...begun, images: [arrived, ...begun.images] };
  const theirs = { ...later, images: [image('b'), image('c')] };
  const [conflict] = conflictsOf(mine, theirs);
  expect(conflict).toMatchObject({ id: 'images', label: 'Images' });
  expect(mergeEditing(mine, theirs).images.map(idOf)).toEqual(['n1', 'b', 'c']);
  expect(mergeEditing(mine, theirs, new Set(['images'])).images.map(idOf)).toEqual(['b', 'c']);
});

test('texts of one picture that both have written are chosen from', () => {
  const describe = (caption: string) =>
    changeImages(begun.images, { type: 'described', key: 'a', texts: { caption } });
  const mine = { ...begun, images: describe('Mine') };
  const theirs = { ...later, images: [image('a', 'Theirs'), image('b')] };
  expect(conflictsOf(mine, theirs)).toEqual([
    { id: 'a caption', label: 'Caption of a.jpg', kind: 'text', mine: 'Mine', theirs: 'Theirs' },
  ]);
  const captions = (taken: string[]) =>
    mergeEditing(mine, theirs, new Set(taken)).images.map((one) => textsOf(one).caption);
  expect(captions([])).toEqual(['Mine', '']);
  expect(captions(['a caption'])).toEqual(['Theirs', '']);
});

test('of a draft of an unknown version, all that is otherwise is a conflict', () => {
  const draft = {
    version: base.updatedAt,
    fields: { title: 'Mine', role: 'Design' },
    images: null,
    missing: [],
  };
  const now = { ...later, title: 'Theirs' };
  expect(conflictsOf(beginEditing(now, draft), now).map(({ id }) => id)).toEqual(['title', 'role']);
});
