import { expect, test } from 'vitest';
import { listAddress, listPlace } from './list-place';

test.each([
  ['', '', 1],
  ['?q=ferry', 'ferry', 1],
  ['?q=%20river%20%20ferry%20&page=3', 'river ferry', 3],
  ['?page=-1', '', 1],
  [`?q=${'x'.repeat(10_000)}`, 'x'.repeat(60), 1],
])('%s asks for “%s”, page %i', (search, q, page) => {
  expect(listPlace(new URLSearchParams(search))).toEqual({ q, page });
});

test.each([
  [{ q: '', page: 1 }, '/dashboard/my-projects'],
  [{ q: '', page: 2 }, '/dashboard/my-projects?page=2'],
  [
    { q: 'C++ & কবিতা', page: 1 },
    '/dashboard/my-projects?q=C%2B%2B+%26+%E0%A6%95%E0%A6%AC%E0%A6%BF%E0%A6%A4%E0%A6%BE',
  ],
])('an address says all of %j, and is read back', (place, address) => {
  expect(listAddress(place)).toBe(address);
  expect(listPlace(new URL(address, 'http://localhost').searchParams)).toEqual(place);
});
