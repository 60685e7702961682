import { expect, test, vi } from 'vitest';
import { linkTarget } from './link-target';

const ORIGIN = 'https://arif.example';

test.each([
  ['https://arif.example/portfolio?page=2#project-a', '/portfolio?page=2#project-a'],
  ['/contact', '/contact'],
  ['#results', '#results'],
])('%s stays in the app', (href, to) => {
  expect(linkTarget(href, ORIGIN)).toEqual({ to });
});

test.each([
  'https://github.com/arif',
  'http://arif.example/',
  'https://arif.example.evil.example/',
  'https://arif.example/uploads/a.webp',
])('%s leaves the app', (href) => {
  expect(linkTarget(href, ORIGIN)).toEqual({ href });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'https://',
])('%s leads nowhere', (href) => {
  expect(linkTarget(href, ORIGIN)).toBeUndefined();
});

test('a browser that lacks URL.canParse follows links too', () => {
  const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(linkTarget('/contact', ORIGIN)).toEqual({ to: '/contact' });
  canParse.mockRestore();
});
