import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { readContentVersion } from '../../../shared/content-version';
import { readProjects } from '../reading/project-list';
import { findProjects, type Found, type Search } from '../search/search';
import { readIndex, type Entry } from '../search/search-index';

type Page = { start: number; limit: number };

const MEGABYTE = 1024 * 1024;
/** Bytes of a documentId, and about those of a facet. */
const ITEM = 64;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  let last: { contentVersion: number; index: Promise<Entry[]> } | undefined;
  /** Of the last index that could be built. */
  let known: Entry[] = [];
  const results = new LRUCache<string, Found>({
    maxSize: 4 * MEGABYTE,
    sizeCalculation: ({ documentIds, technologies }, key) =>
      (documentIds.length + technologies.length) * ITEM + key.length,
  });

  return {
    /** A page of the projects that fit, and what is to know of all that fit. */
    async find(search: Search, { start, limit }: Page) {
      const { documentIds, ...facets } = await findAll(search);
      const wanted = documentIds.slice(start, start + limit);
      const projects =
        wanted.length > 0 ? await readProjects({ filters: { documentId: { $in: wanted } } }) : [];
      return { projects, total: documentIds.length, ...facets };
    },

    /** So that the first visitor need not wait. */
    async prepare(): Promise<void> {
      const { length } = await readCurrent(await readContentVersion());
      strapi.log.debug(`${length} projects can be searched.`);
    },
  };

  async function findAll(search: Search): Promise<Found> {
    const contentVersion = await readContentVersion();
    const key = JSON.stringify([contentVersion, search.words, search.technologies, search.platform]);
    const before = results.get(key);
    if (before) return before;
    const found = findProjects(await readCurrent(contentVersion), search);
    results.set(key, found);
    return found;
  }

  /** Built on what was known before, when the content has changed, whichever process wrote it. */
  async function readCurrent(contentVersion: number): Promise<Entry[]> {
    if (!last || last.contentVersion < contentVersion) last = { contentVersion, index: build(last?.index) };
    const current = last;
    return current.index.catch((error: unknown) => {
      if (last === current) last = undefined;
      throw error;
    });
  }

  async function build(before: Promise<Entry[]> | undefined): Promise<Entry[]> {
    await before?.catch(() => undefined);
    known = await readIndex(known);
    return known;
  }
};
