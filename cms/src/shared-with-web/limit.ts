/** More wait than are let: the caller should come again later. */
export class BusyError extends Error {}

export type LimitOptions = {
  /** How many tasks run at once. */
  running: number;
  /** How many more may wait for their turn. */
  waiting: number;
};

/** Bounds what runs at the same time. Whoever has left before his turn, `gone`, makes room for the next at once. */
export function createLimit({ running, waiting }: LimitOptions) {
  const queue = new Set<() => void>();
  let free = running;

  /** @throws BusyError at once when the queue is full, or why the caller has left */
  async function run<Result>(task: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    gone?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(gone);
    try {
      return await task();
    } finally {
      pass();
    }
  }

  function turn(gone?: AbortSignal): Promise<void> {
    if (queue.size >= waiting) throw new BusyError('Too many requests at once.');
    return new Promise((resolve, reject) => {
      queue.add(resolve);
      gone?.addEventListener('abort', () => {
        if (queue.delete(resolve))
          reject(gone.reason instanceof Error ? gone.reason : new Error('Nobody waits any more.'));
      });
    });
  }

  function pass() {
    const [next] = queue;
    if (!next) {
      free += 1;
      return;
    }
    queue.delete(next);
    next();
  }

  return { run, isIdle: () => free === running };
}

export type Limit = ReturnType<typeof createLimit>;

/** A limit for each key, such as a visitor's address, which is forgotten when nobody uses it. */
export function createLimits(each: LimitOptions) {
  const limits = new Map<string, Limit>();

  /** @throws BusyError at once when the queue of this key is full, or why the caller has left */
  async function run<Result>(key: string, task: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    const own = limits.get(key) ?? createLimit(each);
    limits.set(key, own);
    try {
      return await own.run(task, gone);
    } finally {
      if (own.isIdle()) limits.delete(key);
    }
  }

  return { run };
}

/** In which tasks wait for one another. */
export type Turns = Pick<Limit, 'run'>;

export const NO_LIMIT: Turns = { run: (task) => task() };
