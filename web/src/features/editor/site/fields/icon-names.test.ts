import { expect, test } from 'vitest';
import { findIcon, matchingIcons } from './icon-names';

const icon = (title: string, slug: string) => ({ title, slug, hex: '000000' });
const ICONS = [
  icon('Preact', 'preact'),
  icon('React Router', 'reactrouter'),
  icon('React', 'react'),
  icon('Node.js', 'nodedotjs'),
];
const slugs = (typed: string) => matchingIcons(ICONS, typed).map(({ slug }) => slug);

test('an icon is found by a part of its name, the nearest first', () => {
  expect(slugs(' REACT')).toEqual(['react', 'reactrouter', 'preact']);
  expect(slugs('node.')).toEqual(['nodedotjs']);
  expect(slugs('nothing')).toEqual([]);
});

test('no more are offered than can be looked through', () => {
  const many = Array.from({ length: 3000 }, (_, index) => icon(`Icon ${index}`, `icon${index}`));
  expect(matchingIcons(many, 'icon')).toHaveLength(40);
  expect(matchingIcons(many, '')).toHaveLength(40);
});

test('what is typed in full is the icon, by its name or its short name', () => {
  expect(findIcon(ICONS, 'node.js ')?.slug).toBe('nodedotjs');
  expect(findIcon(ICONS, 'nodedotjs')?.slug).toBe('nodedotjs');
  expect(findIcon(ICONS, 'node')).toBeUndefined();
});
