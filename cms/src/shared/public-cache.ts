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

    /** Makes an answer once, however many wait for it. Nothing is kept when a write came in between. */
    async fill(key: string, make: () => Promise<CachedAnswer | undefined>): Promise<void> {
      const begun = version;
      const pendingKey = `${begun} ${key}`;
      const work =
        pending.get(pendingKey) ??
        make()
          .then((answer) => {
            if (answer && begun === version) store(key, { ...answer, version, storedAt: Date.now() });
          })
          .finally(() => pending.delete(pendingKey));
      pending.set(pendingKey, work);
      await work;
    },

    invalidate(): void {
      version += 1;
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
