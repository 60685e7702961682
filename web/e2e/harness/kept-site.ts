import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { idTokenOf, OWNER } from './accounts';
import { readSite, updateSite } from './site-editor';
import { test as base } from './test';

/** Puts back what a test has changed about the owner. */
export const test = base.extend<{ keptSite: null }>({
  keptSite: [
    async ({ request }, use) => {
      const { portrait, updatedAt, ...before } = await readSite(request);
      await use(null);
      const now = await readSite(request);
      if (now.updatedAt === updatedAt) return;
      const data = {
        ...before,
        ...(!isSame(now.portrait, portrait) && { portrait: await storePortrait(request) }),
      };
      await updateSite(request, data);
    },
    { auto: true },
  ],
});

/** The sample's, once more. */
async function storePortrait(request: APIRequestContext): Promise<string> {
  const buffer = await readFile(new URL('../../../cms/seed/pictures/portrait.webp', import.meta.url));
  const answer = await request.post('/api/portfolio/images', {
    multipart: { image: { name: 'portrait.webp', mimeType: 'image/webp', buffer } },
    headers: { authorization: `Bearer ${await idTokenOf(request, OWNER)}` },
  });
  return ((await answer.json()) as { documentId: string }).documentId;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
