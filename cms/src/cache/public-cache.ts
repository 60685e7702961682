import { LRUCache } from 'lru-cache';

export type CachedAnswer = { body: Buffer; type: string; etag: string };

type Entry = { answer: CachedAnswer; contentVersion: number; checkedAt: number };

const MEGABYTE = 1024 * 1024;
/** Bytes that an entry takes besides its answer. */
const ENTRY = 1024;
/** Milliseconds. Even of content that has not changed: somebody may have changed it past Strapi. */
const LONGEST = 60_000;

/** How the key of a search begins. */
export const SEARCH = 'search ';

/**
 * Answers to public reads, kept for a moment. A write in this process ends them all at once, one in another
 * process ends them after `maxAge` milliseconds.
 */
export function createPublicCache(maxAge: number) {
  // The portfolio of five hundred projects is one answer of 3 MB.
  const answers = createStore(16 * MEGABYTE, 8 * MEGABYTE);
  // There is no end to what can be searched for: it must not push out the rest.
  const searches = createStore(4 * MEGABYTE, MEGABYTE);
  const storeOf = (key: string) => (key.startsWith(SEARCH) ? searches : answers);
  const pending = new Map<string, Promise<CachedAnswer | undefined>>();
  let version = 0;

  return {
    get(key: string): CachedAnswer | undefined {
      const entry = storeOf(key).get(key);
      return entry && performance.now() - entry.checkedAt < maxAge ? entry.answer : undefined;
    },

    /** The answer as it is now, however old, because the content is still the one it was made of. */
    getUnchanged(key: string, contentVersion: number): CachedAnswer | undefined {
      const entry = storeOf(key).get(key);
      if (entry?.contentVersion !== contentVersion) return undefined;
      entry.checkedAt = performance.now();
      return entry.answer;
    },

    /**
     * Makes an answer once, however many ask for it meanwhile. Nothing is kept when a write came in between.
     * @param contentVersion read before, so that the answer is at least as new
     * @returns what this call made; nothing when it waited for the one that did
     */
    async fill(
      key: string,
      contentVersion: number,
      make: () => Promise<CachedAnswer | undefined>,
    ): Promise<{ answer: CachedAnswer | undefined } | undefined> {
      const begun = version;
      const pendingKey = `${begun} ${contentVersion} ${key}`;
      const running = pending.get(pendingKey);
      if (running) {
        await running.catch(() => undefined);
        return undefined;
      }
      const work = make()
        .then((answer) => {
          const store = storeOf(key);
          const isNewest = (store.peek(key)?.contentVersion ?? 0) <= contentVersion;
          if (answer && isNewest && begun === version && maxAge > 0) {
            store.set(key, { answer, contentVersion, checkedAt: performance.now() });
          }
          return answer;
        })
        .finally(() => pending.delete(pendingKey));
      pending.set(pendingKey, work);
      return { answer: await work };
    },

    invalidate(): void {
      version += 1;
      answers.clear();
      searches.clear();
      // For the cookie that shows the change to its author at once, in other processes too.
      const request = strapi.requestContext.get();
      if (request) request.state.hasChangedContent = true;
    },

    /** In bytes. */
    size: (): number => answers.calculatedSize + searches.calculatedSize,
  };
}

function createStore(maxSize: number, maxEntrySize: number) {
  return new LRUCache<string, Entry>({
    ttl: LONGEST,
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length + ENTRY,
  });
}

export type PublicCache = ReturnType<typeof createPublicCache>;
