import { expect, test } from 'vitest';
import { gistOf } from './gist';

test('what is cut is no half of an emoji', () => {
  const content = `${'a'.repeat(298)}😀 and more`;
  const message = { role: 'user', content, timestamp: '2026-01-01T00:00:00.000Z' } as const;
  const gist = gistOf([message]);
  expect(gist).toContain('a…');
  expect(gist).not.toMatch(/\p{Cs}/u);
});
