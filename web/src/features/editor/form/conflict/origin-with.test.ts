import { expect, test } from 'vitest';
import { base, image, later } from '../../../../test/editing';
import { originWith } from './origin-with';

test('what the user is led back to has others’ texts of pictures, and their order', () => {
  const saved = { ...base, title: 'Mine', updatedAt: '2026-01-31T13:00:00.000Z' };
  const described = { ...image('a'), alternativeText: 'Theirs' };
  for (const images of [
    [described, image('b')],
    [image('b'), described],
  ]) {
    const latest = { ...later, title: 'Mine', images };
    expect(originWith(base, saved, latest)).toMatchObject({ title: base.title, images });
  }
});

test('of pictures, what the user has saved is not in it: neither added ones, nor texts, nor an order', () => {
  const saved = { ...base, images: [image('n1'), image('b', 'Mine'), image('a')] };
  const latest = { ...later, images: [image('c'), image('n1'), image('b', 'Mine'), image('a', 'Theirs')] };
  expect(originWith(base, saved, latest).images).toEqual([image('a', 'Theirs'), image('b'), image('c')]);
  const without = { ...later, images: [image('n1'), image('b', 'Mine')] };
  expect(originWith(base, saved, without).images).toEqual([image('b')]);
});
