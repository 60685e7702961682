import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../../src/graphql/document-store';

test('of questions as long as may be, no more are kept than fit into 10 MB', async () => {
  const store = createDocumentStore();
  const longest = parse(`{${' a'.repeat(998)}}`, { maxTokens: 1000 });
  for (let key = 0; key < 100; key++) await store.set(String(key), longest);
  expect(store.size()).toBe(19);
  expect(await store.get('99')).toBe(longest);
});
