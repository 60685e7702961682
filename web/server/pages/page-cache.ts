import { LRUCache } from 'lru-cache';
import { createLimit, type Turns } from '../../src/lib/limit';
import { pageReads, renders as rendered } from '../metrics';

type Options = {
  /** How many bytes of pages are kept; those that nobody has asked for longest go first. */
  maxSize: number;
  /** How many pages are kept, at most. */
  max?: number;
  /** How long a page is served without asking anew, in ms. */
  freshFor?: number;
  /** How long a visitor waits for a newer page before getting the older one, in ms. */
  timeout?: number;
  /** How many pages are rendered at once. */
  renders?: Turns;
};

type KeptPage = {
  complete: boolean;
  /** In bytes. */
  size: number;
  /** Where there is none, only where to look instead: that is not kept. */
  leadsTo?: string;
};

/** By the time since the process began: a clock that is set back would keep a page until it has caught up. */
type Entry<Page> = { page: Page; startedAt: number };

/**
 * Keeps rendered pages. Concurrent visitors of a page share one render; when it fails, or is not `complete`,
 * the page from before is served, however old.
 */
export function createPageCache<Page extends KeptPage>(options: Options) {
  /** Gets the page that is kept, to spare what is equal to it. */
  type Render = (before?: Page) => Promise<Page>;

  const entries = new LRUCache<string, Entry<Page>>({
    max: options.max ?? 0,
    maxSize: options.maxSize,
    sizeCalculation: ({ page }) => page.size,
  });
  const { freshFor = 1000, timeout = 1000, renders = createLimit({ running: 4, waiting: 50 }) } = options;
  const running = new Map<string, Promise<Page>>();
  const next = new Map<string, Promise<Page>>();

  async function get(key: string, render: Render): Promise<Page> {
    const entry = entries.get(key);
    const isFresh = entry && performance.now() - entry.startedAt < freshFor;
    pageReads.inc({ from: isFresh ? 'memory' : 'render' });
    if (isFresh) return entry.page;

    const update = orKept(key, running.get(key) ?? share(key, render));
    return entry ? Promise.race([update, resolveAfter(timeout, entry.page)]) : update;
  }

  /**
   * The page as it is from now on, for someone who has just written. A running render may have missed the
   * write, so it is the next one; all who wait for that share it.
   */
  function refresh(key: string, render: Render): Promise<Page> {
    const current = running.get(key);
    if (!current) return orKept(key, share(key, render));

    const planned = next.get(key);
    if (planned) return planned;
    const begin = () => {
      next.delete(key);
      return share(key, render);
    };
    const update = orKept(key, current.then(begin, begin));
    next.set(key, update);
    return update;
  }

  async function orKept(key: string, update: Promise<Page>): Promise<Page> {
    try {
      const page = await update;
      return page.complete ? page : (entries.get(key)?.page ?? page);
    } catch (error) {
      const kept = entries.get(key);
      if (!kept) throw error;
      return kept.page;
    }
  }

  function share(key: string, render: Render) {
    const update = renders
      .run(() => run(key, render))
      .finally(() => {
        if (running.get(key) === update) running.delete(key);
      });
    running.set(key, update);
    return update;
  }

  async function run(key: string, render: Render): Promise<Page> {
    const startedAt = performance.now();
    const page = await render(entries.get(key)?.page);
    const kept = entries.get(key);
    const isNewest = !kept || kept.startedAt <= startedAt;
    rendered.inc({ result: page.complete ? 'complete' : 'incomplete' });
    if (page.leadsTo) entries.delete(key);
    else if (page.complete && isNewest) entries.set(key, { page, startedAt });
    return page;
  }

  return {
    get,
    refresh,
    read: (key: string, fresh: boolean, render: Render) => (fresh ? refresh : get)(key, render),
  };
}

function resolveAfter<Value>(ms: number, value: Value) {
  return new Promise<Value>((resolve) => setTimeout(resolve, ms, value).unref());
}
