import { expect, test } from 'vitest';
import { galleryAddress } from '../../../paths';
import {
  ALL_PROJECTS,
  readGallery,
  searchVariables,
  togglePlatform,
  toggleTechnology,
} from './gallery-selection';

const read = (query: string) => readGallery(new URLSearchParams(query));

test.each([
  ['nothing', '', {}],
  ['words', 'q=maps+of+rivers', { q: 'maps of rivers' }],
  ['blanks', 'q=%20%09maps%0A%0A%20of%C2%A0', { q: 'maps of' }],
  ['only blanks', 'q=+++', {}],
  ['a word in another case', 'q=REACT', { q: 'react' }],
  ['Bengali with its joiners', `q=${encodeURIComponent('র‍্যাব ক্‌ষ')}`, { q: 'র‍্যাব ক্‌ষ' }],
  ['a letter and its accent apart', 'q=cafe%CC%81', { q: 'caf\u00e9' }],
  ['letters that are two in lower case', `q=${'%C4%B0'.repeat(60)}`, { q: 'i\u0307'.repeat(30) }],
  ['NUL and other control characters', 'q=%00ma%00ps%1B%7F', { q: 'ma ps' }],
  ['NUL only', 'q=%00', {}],
  ['a turn of the direction of writing', 'q=%E2%80%AEtxt.exe', { q: 'txt.exe' }],
  ['half a letter', 'q=%F0%9F&tech=%FF', { q: '\ufffd', technologies: ['\ufffd'] }],
  ['%, _ and \\', 'q=100%25_%5C', { q: '100%_\\' }],
  ['a broken %', 'q=%&page=%', { q: '%' }],
  ['markup', 'q=%3Cscript%3E%22', { q: '<script>"' }],
  ['10,000 letters', `q=${'a'.repeat(10_000)}`, { q: 'a'.repeat(60) }],
  ['10,000 blanks and a letter', `q=${'+'.repeat(10_000)}a`, { q: 'a' }],
  [
    'a picture at the end of the room',
    `q=${'a'.repeat(59)}${encodeURIComponent('😀')}`,
    { q: 'a'.repeat(59) },
  ],
  ['several words parameters', 'q=a&q=b', { q: 'a' }],
  ['a list', 'q[]=a&tech[]=b&q[0]=c', {}],
  ['technologies in any order', 'tech=Vue&tech=C%2B%2B', { technologies: ['C++', 'Vue'] }],
  ['a technology twice', 'tech=react&tech=REACT&tech=+react+', { technologies: ['react'] }],
  ['too many technologies', 'tech=d&tech=c&tech=b&tech=a', { technologies: ['b', 'c', 'd'] }],
  ['10,000 technologies', 'tech=a&'.repeat(10_000), { technologies: ['a'] }],
  ['empty technologies', 'tech=&tech=%00&tech=b', { technologies: ['b'] }],
  ['a platform in any case', 'platform=web+APPLICATION', { platform: 'Web Application' }],
  ['an unknown platform', 'platform=Toaster', {}],
  ['a platform with a slash', 'platform=WordPress+Theme/Plugin', { platform: 'WordPress Theme/Plugin' }],
  ['a page', 'page=3', { page: 3 }],
  ['no page', 'page=-1', {}],
  ['too high a page', 'page=9999999', {}],
  ['what is unknown', 'foo=1&constructor=2&__proto__=3&utm_source=mail', {}],
])('an address with %s', (_, query, expected) => {
  const selection = read(query);
  expect(selection).toEqual({ ...ALL_PROJECTS, ...expected });
  const { searchParams } = new URL(galleryAddress(selection), 'http://localhost');
  expect(readGallery(searchParams)).toEqual(selection);
});

test('addresses that mean the same are one', () => {
  const tidy = galleryAddress(read('q=maps&tech=C%23&tech=React&platform=Other&page=2'));
  expect(tidy).toBe('/portfolio?tech=C%23&tech=React&q=maps&platform=Other&page=2');
  expect(galleryAddress(read('x=1&page=2&tech=React&tech=C%23&platform=other&q=++maps'))).toBe(tidy);
  expect(galleryAddress(read('q=&tech=&page=1'))).toBe('/portfolio');
});

test('a filter is chosen and taken away, and both begin at the first page', () => {
  const selection = read('q=maps&page=3');
  const chosen = togglePlatform(toggleTechnology(selection, 'React'), 'Other');
  expect(galleryAddress(chosen)).toBe('/portfolio?tech=React&q=maps&platform=Other');
  expect(toggleTechnology(togglePlatform(chosen, 'Other'), 'REACT')).toEqual({ ...selection, page: 1 });
});

test('what is asked for is the same in every spelling', () => {
  const asked = searchVariables(read('q=Maps&tech=C%23&tech=React'));
  expect(asked).toEqual({ q: 'maps', technologies: ['c#', 'react'], platform: null, page: 1 });
  expect(searchVariables(read('q=+MAPS&tech=REACT&tech=c%23'))).toEqual(asked);
});
