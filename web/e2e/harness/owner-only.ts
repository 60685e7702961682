import { test as base } from './test';

/** Drives the product where only the owner may edit. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const url = process.env.OWNER_ONLY_URL;
    if (!url) throw new Error('Set OWNER_ONLY_URL to a product where only the owner may edit.');
    await use(url);
  },
});
