import { expect, test } from 'vitest';
import { addressOf, withinGallery } from './address';

const PREVIEW = `/preview/${'A-_9'.repeat(10)}abc`;
const SIGNED = `/preview/${'a1'.repeat(12)}.1700000000.${'A-_9'.repeat(10)}abc`;

test.each([
  ['/', { kind: 'public', location: '/' }],
  ['/?utm_source=mail', { kind: 'public', location: '/' }],
  ['/portfolio?page=1', { kind: 'public', location: '/portfolio' }],
  ['/portfolio?page=3&x=y', { kind: 'public', location: '/portfolio?page=3' }],
  ['/portfolio?page=1e9', { kind: 'public', location: '/portfolio' }],
  ['/portfolio?q=+&tech=&platform=x', { kind: 'public', location: '/portfolio' }],
  [
    '/portfolio?x=y&page=2&tech=Vue&q=MAPS+&tech=C%23',
    { kind: 'search', location: '/portfolio?tech=C%23&tech=Vue&q=maps&page=2' },
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
  ['/About', { kind: 'moved', location: '/about' }],
  ['/Dashboard/Site/Skills?x=y', { kind: 'moved', location: '/dashboard/site/skills?x=y' }],
  ['/Login', { kind: 'moved', location: '/login' }],
  ['/Portfolio/?q=MAPS&page=2&x=y', { kind: 'moved', location: '/portfolio?q=maps&page=2' }],
  ['/index.html', { kind: 'moved', location: '/' }],
  ['//evil.example/', { kind: 'missing' }],
  ['/nowhere', { kind: 'missing' }],
  [PREVIEW, { kind: 'preview', location: PREVIEW }],
  [`${PREVIEW}?x=y`, { kind: 'preview', location: PREVIEW }],
  [SIGNED, { kind: 'preview', location: SIGNED }],
  [`${PREVIEW}/`, { kind: 'missing' }],
  [`${PREVIEW}a`, { kind: 'missing' }],
  [SIGNED.replace('.17', '.x7'), { kind: 'missing' }],
  ['/preview/', { kind: 'missing' }],
  ['/preview', { kind: 'missing' }],
  ['/portfolio/tide-atlas', { kind: 'project', location: '/portfolio/tide-atlas' }],
  ['/portfolio/tide-atlas?utm_source=mail', { kind: 'project', location: '/portfolio/tide-atlas' }],
  ['/portfolio/2048', { kind: 'project', location: '/portfolio/2048' }],
  ['/portfolio/tide-atlas/', { kind: 'moved', location: '/portfolio/tide-atlas' }],
  ['//portfolio//tide-atlas', { kind: 'moved', location: '/portfolio/tide-atlas' }],
  ['/portfolio/Tide-Atlas', { kind: 'moved', location: '/portfolio/tide-atlas' }],
  ['/Portfolio/Tide-Atlas/?page=2', { kind: 'moved', location: '/portfolio/tide-atlas' }],
  ['/portfolio/', { kind: 'moved', location: '/portfolio' }],
  ['/portfolio/tide--atlas', { kind: 'missing' }],
  ['/portfolio/-tide', { kind: 'missing' }],
  ['/portfolio/tide_atlas', { kind: 'missing' }],
  ['/portfolio/tide%20atlas', { kind: 'missing' }],
  ['/portfolio/%74ide', { kind: 'missing' }],
  ['/portfolio/%E0%A6%95', { kind: 'missing' }],
  ['/portfolio/%00', { kind: 'missing' }],
  ['/portfolio/..%2F..%2Fetc', { kind: 'missing' }],
  ['/portfolio/tide-atlas/edit', { kind: 'missing' }],
  [`/portfolio/${'a'.repeat(80)}`, { kind: 'project', location: `/portfolio/${'a'.repeat(80)}` }],
  [`/portfolio/${'a'.repeat(81)}`, { kind: 'missing' }],
  [`/portfolio/${'a-'.repeat(5000)}`, { kind: 'missing' }],
  ['/contact?project=tide-atlas&x=1', { kind: 'project', location: '/contact?project=tide-atlas' }],
  ['/contact?project=Tide%20Atlas', { kind: 'public', location: '/contact' }],
  ['/chatbot?project=tide-atlas', { kind: 'public', location: '/chatbot' }],
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
