import { expect, test } from 'vitest';
import { addressOf } from './address';

test.each([
  ['/', { kind: 'public', location: '/' }],
  ['/?utm_source=mail', { kind: 'public', location: '/' }],
  ['/portfolio?page=1', { kind: 'public', location: '/portfolio' }],
  ['/portfolio?page=3&x=y', { kind: 'public', location: '/portfolio?page=3' }],
  ['/portfolio?page=1e9', { kind: 'public', location: '/portfolio' }],
  ['/dashboard/my-projects', { kind: 'private' }],
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
