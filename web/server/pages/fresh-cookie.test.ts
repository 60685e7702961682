import { expect, test } from 'vitest';
import { createFreshCookie, hasFreshCookie } from '../../../cms/src/shared-with-web/server/fresh-cookie';

const SECRET = 'a long random value';
const NOW = Date.parse('2026-01-01');
const cookie = createFreshCookie(SECRET, NOW);

test('it is good for ten seconds, among other cookies too', () => {
  expect(hasFreshCookie(cookie, SECRET, NOW + 9999)).toBe(true);
  expect(hasFreshCookie(`a=b; ${cookie}; c=d`, SECRET, NOW)).toBe(true);
  expect(hasFreshCookie(cookie, SECRET, NOW + 10_001)).toBe(false);
});

test.each([
  undefined,
  '',
  'fresh=1',
  'fresh=',
  `not${cookie}`,
  cookie.slice(0, -1),
  `${cookie}a`,
  cookie.replace(/=\d/, '=9'),
  createFreshCookie('another secret', NOW),
])('%s is not', (forged) => {
  expect(hasFreshCookie(forged, SECRET, NOW)).toBe(false);
});
