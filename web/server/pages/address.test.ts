import { expect, test } from 'vitest';
import { addressOf, withinGallery } from './address';

test.each([
  ['/', { kind: 'public', location: '/' }],
  ['/?utm_source=mail', { kind: 'public', location: '/' }],
  ['/portfolio?page=1', { kind: 'public', location: '/portfolio' }],
  ['/portfolio?page=3&x=y', { kind: 'public', location: '/portfolio?page=3' }],
  ['/portfolio?page=1e9', { kind: 'public', location: '/portfolio' }],
  ['/portfolio?q=+&tech=&platform=x', { kind: 'public', location: '/portfolio' }],
  [
    '/portfolio?x=y&page=2&tech=Vue&q=Maps&tech=C%23',
    { kind: 'search', location: '/portfolio?tech=C%23&tech=Vue&q=Maps&page=2' },
  ],
  ['/portfolio?platform=other', { kind: 'search', location: '/portfolio?platform=Other' }],
  ['/about?q=maps', { kind: 'public', location: '/about' }],
  ['/dashboard/my-projects', { kind: 'private' }],
  ['/dashboard/site/skills', { kind: 'private' }],
  ['/dashboard/site/preview', { kind: 'private' }],
  ['/dashboard/site/skills/other', { kind: 'missing' }],
  ['/login', { kind: 'private' }],
  ['/about/', { kind: 'moved', location: '/about' }],
  ['//about', { kind: 'moved', location: '/about' }],
  ['/index.html', { kind: 'moved', location: '/' }],
  ['//evil.example/', { kind: 'missing' }],
  ['/nowhere', { kind: 'missing' }],
  ['/constructor', { kind: 'missing' }],
])('%s', (path, expected) => {
  expect(addressOf(new URL(`http://localhost${path}`))).toEqual(expected);
});

test.each([
  ['/portfolio', '/portfolio'],
  ['/portfolio?page=2', '/portfolio?page=2'],
  ['/portfolio?page=3', '/portfolio?page=3'],
  ['/portfolio?page=4', '/portfolio?page=3'],
  ['/portfolio?page=999999', '/portfolio?page=3'],
  ['/portfolio?tech=C%23&q=maps&page=4', '/portfolio?tech=C%23&q=maps&page=3'],
  ['/about', '/about'],
])('of three pages, %s is %s', (location, expected) => {
  expect(withinGallery(location, 3)).toBe(expected);
});

test('a gallery without projects is one page', () => {
  expect(withinGallery('/portfolio?page=2', 0)).toBe('/portfolio');
});
