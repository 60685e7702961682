type Options = {
  /** How many pages are kept; the longest unchanged one goes first. */
  capacity: number;
  /** How long a page is served without asking anew, in ms. */
  freshFor: number;
  /** How long a visitor waits for a newer page before getting the older one, in ms. */
  patience: number;
};

type Entry<Page> = { page: Page; startedAt: number };

/**
 * Keeps rendered pages. Concurrent visitors of a page share one render; when it fails, or is not `complete`,
 * the page from before is served, however old.
 */
export function createPageCache<Page extends { complete: boolean }>(options: Options) {
  /** Gets the page that is kept, to spare what is equal to it. */
  type Render = (before?: Page) => Promise<Page>;

  const entries = new Map<string, Entry<Page>>();
  const running = new Map<string, Promise<Page>>();
  const next = new Map<string, Promise<Page>>();

  async function get(key: string, render: Render): Promise<Page> {
    const entry = entries.get(key);
    if (entry && Date.now() - entry.startedAt < options.freshFor) return entry.page;

    const update = running.get(key) ?? share(key, render);
    if (!entry) return update;
    const newer = update.then(
      (page) => (page.complete ? page : entry.page),
      () => entry.page,
    );
    return Promise.race([newer, resolveAfter(options.patience, entry.page)]);
  }

  /**
   * The page as it is from now on, for someone who has just written. A running render may have missed the
   * write, so it is the next one; all who wait for that share it.
   */
  function refresh(key: string, render: Render): Promise<Page> {
    const current = running.get(key);
    if (!current) return share(key, render);

    const planned = next.get(key);
    if (planned) return planned;
    const begin = () => {
      next.delete(key);
      return share(key, render);
    };
    const update = current.then(begin, begin);
    next.set(key, update);
    return update;
  }

  function share(key: string, render: Render) {
    const update = run(key, render).finally(() => {
      if (running.get(key) === update) running.delete(key);
    });
    running.set(key, update);
    return update;
  }

  async function run(key: string, render: Render): Promise<Page> {
    const startedAt = Date.now();
    const page = await render(entries.get(key)?.page);
    if (page.complete) keep(key, { page, startedAt });
    return page;
  }

  function keep(key: string, entry: Entry<Page>) {
    const kept = entries.get(key);
    if (kept && kept.startedAt > entry.startedAt) return;
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > options.capacity && oldest !== undefined) entries.delete(oldest);
  }

  return { get, refresh };
}

function resolveAfter<Value>(ms: number, value: Value) {
  return new Promise<Value>((resolve) => setTimeout(resolve, ms, value).unref());
}
