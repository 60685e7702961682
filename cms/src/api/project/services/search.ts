import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { readContentVersion } from '../../../cache/content-version';
import { readProjects } from '../reading/project-list';
import type { Status } from '../reading/project-rows';
import { createFinder, type Finder, type Found, type Search } from '../search/search';
import { readIndex, type Entry } from '../search/search-index';

type Page = { start: number; limit: number };

const MEGABYTE = 1024 * 1024;
/** Bytes of a documentId, and about those of a facet. */
const ITEM = 64;

/** Of what is published, and of the drafts that editors look through. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const published = createSearch('published');
  const drafts = createSearch('draft');

  return {
    /** A page of the projects that fit, and what is to know of all that fit. */
    async find(
      search: Search,
      { start, limit }: Page,
      status: Status = 'published',
      among?: readonly string[],
    ) {
      const found = await (status === 'draft' ? drafts : published).find(search);
      const { documentIds, ...facets } = among ? within(found, new Set(among)) : found;
      const wanted = documentIds.slice(start, start + limit);
      const filters = { documentId: { $in: wanted } };
      const projects = wanted.length > 0 ? await readProjects({ filters, status }) : [];
      return { projects, total: documentIds.length, ...facets };
    },

    /** So that the first visitor need not wait. */
    async prepare(): Promise<void> {
      const { size } = await published.prepare();
      strapi.log.debug(`${size} projects can be searched.`);
    },
  };
};

function within(found: Found, ids: ReadonlySet<string>): Found {
  return { ...found, documentIds: found.documentIds.filter((id) => ids.has(id)) };
}

function createSearch(status: Status) {
  let last: { contentVersion: number; finder: Promise<Finder> } | undefined;
  /** Of the last index that could be built. */
  let known: Entry[] = [];
  const results = new LRUCache<string, Found>({
    maxSize: 4 * MEGABYTE,
    sizeCalculation: ({ documentIds, technologies }, key) =>
      (documentIds.length + technologies.length) * ITEM + key.length,
  });

  const readVersion = () => readContentVersion({ withDrafts: status === 'draft' });

  return { find, prepare: async () => read(await readVersion()) };

  async function find(search: Search): Promise<Found> {
    const contentVersion = await readVersion();
    const key = JSON.stringify([contentVersion, search.words, search.technologies, search.platform]);
    const before = results.get(key);
    if (before) return before;
    const { find: findIn } = await read(contentVersion);
    const found = findIn(search);
    results.set(key, found);
    return found;
  }

  /** Built on what was known before, when the content has changed, whichever process wrote it. */
  async function read(contentVersion: number): Promise<Finder> {
    if (!last || last.contentVersion < contentVersion) last = { contentVersion, finder: build(last?.finder) };
    const current = last;
    return current.finder.catch((error: unknown) => {
      if (last === current) last = undefined;
      throw error;
    });
  }

  async function build(before: Promise<Finder> | undefined): Promise<Finder> {
    await before?.catch(() => undefined);
    known = await readIndex(status, known);
    return createFinder(known);
  }
}
