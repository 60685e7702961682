import { expect, test } from 'vitest';
import { listAddress, listPlace } from './list-place';

const all = { q: '', status: null, page: 1 };

test.each([
  ['', all],
  ['?q=ferry', { ...all, q: 'ferry' }],
  ['?q=%20river%20%20ferry%20&page=3', { ...all, q: 'river ferry', page: 3 }],
  ['?page=-1', all],
  [`?q=${'x'.repeat(10_000)}`, { ...all, q: 'x'.repeat(60) }],
  ['?status=draft', { ...all, status: 'DRAFT' }],
  ['?status=deleted', all],
])('%s asks for %j', (search, place) => {
  expect(listPlace(new URLSearchParams(search))).toEqual(place);
});

test.each([
  [all, '/dashboard/my-projects'],
  [{ ...all, page: 2 }, '/dashboard/my-projects?page=2'],
  [{ ...all, status: 'MODIFIED' as const }, '/dashboard/my-projects?status=modified'],
  [
    { ...all, q: 'C++ & কবিতা' },
    '/dashboard/my-projects?q=C%2B%2B+%26+%E0%A6%95%E0%A6%AC%E0%A6%BF%E0%A6%A4%E0%A6%BE',
  ],
])('an address says all of %j, and is read back', (place, address) => {
  expect(listAddress(place)).toBe(address);
  expect(listPlace(new URL(address, 'http://localhost').searchParams)).toEqual(place);
});
