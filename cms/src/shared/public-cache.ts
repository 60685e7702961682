export type CachedAnswer = { body: Buffer; type: string; etag: string };

type Entry = CachedAnswer & { version: number; storedAt: number };

const MAX_ENTRIES = 200;

/**
 * Answers to public reads, kept for a moment. A write in this process ends them all at once, one in another
 * process ends them after `maxAge` milliseconds.
 */
export function createPublicCache(maxAge: number) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<void>>();
  let version = 0;

  return {
    get(key: string): CachedAnswer | undefined {
      const entry = entries.get(key);
      const isFresh = entry?.version === version && Date.now() - entry.storedAt < maxAge;
      return isFresh ? entry : undefined;
    },

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
          if (answer && begun === version) store(key, { ...answer, version, storedAt: Date.now() });
        })
        .finally(() => pending.delete(pendingKey));
      pending.set(pendingKey, work);
      await work;
      return true;
    },

    invalidate(): void {
      version += 1;
      // For the cookie that shows the change to its author at once, in other processes too.
      const request = strapi.requestContext.get();
      if (request) request.state.hasChangedContent = true;
    },
  };

  function store(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  }
}

export type PublicCache = ReturnType<typeof createPublicCache>;
