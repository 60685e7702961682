import { LRUCache } from 'lru-cache';

export type CachedAnswer = { body: Buffer; type: string; etag: string };

const MEGABYTE = 1024 * 1024;

/**
 * Answers to public reads, kept for a moment. A write in this process ends them all at once, one in another
 * process ends them after `maxAge` milliseconds.
 */
export function createPublicCache(maxAge: number) {
  const answers = new LRUCache<string, CachedAnswer>({
    ttl: maxAge,
    // The clock each time, so that nothing outlives its age by the millisecond the library saves.
    ttlResolution: 0,
    maxSize: 16 * MEGABYTE,
    maxEntrySize: MEGABYTE,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const pending = new Map<string, Promise<void>>();
  let version = 0;

  return {
    get: (key: string): CachedAnswer | undefined => answers.get(key),

    /**
     * Makes an answer once, however many ask for it meanwhile. Nothing is kept when a write came in between.
     * @returns whether this call made it; otherwise it waited for the one that did
     */
    async fill(key: string, make: () => Promise<CachedAnswer | undefined>): Promise<boolean> {
      const begun = version;
      const pendingKey = `${begun} ${key}`;
      const running = pending.get(pendingKey);
      if (running) {
        await running.catch(() => undefined);
        return false;
      }
      const work = make()
        .then((answer) => {
          if (answer && begun === version && maxAge > 0) answers.set(key, answer);
        })
        .finally(() => pending.delete(pendingKey));
      pending.set(pendingKey, work);
      await work;
      return true;
    },

    invalidate(): void {
      version += 1;
      answers.clear();
      // For the cookie that shows the change to its author at once, in other processes too.
      const request = strapi.requestContext.get();
      if (request) request.state.hasChangedContent = true;
    },

    /** In bytes. */
    size: (): number => answers.calculatedSize,
  };
}

export type PublicCache = ReturnType<typeof createPublicCache>;
