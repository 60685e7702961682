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
  const entries = new Map<string, Entry<Page>>();
  const running = new Map<string, Promise<Page>>();

  async function get(key: string, render: () => Promise<Page>): Promise<Page> {
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

  /** Renders anew whatever is kept or running: for someone who has just written. */
  async function refresh(key: string, render: () => Promise<Page>): Promise<Page> {
    const startedAt = Date.now();
    const page = await render();
    if (page.complete) keep(key, { page, startedAt });
    return page;
  }

  function share(key: string, render: () => Promise<Page>) {
    const update = refresh(key, render).finally(() => running.delete(key));
    running.set(key, update);
    return update;
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
