import { createLimit, type Limit, type LimitOptions } from './limit';

/** Bounds what runs at once for each visitor and for all of them, so that no one's flood keeps the others waiting. */
export function createVisitorLimits(options: { each: LimitOptions; all: LimitOptions }) {
  const all = createLimit(options.all);
  const visitors = new Map<string, Limit>();

  /** @throws BusyError when too many wait already */
  async function run(visitor: string, task: () => Promise<void>, gone: AbortSignal): Promise<void> {
    const own = visitors.get(visitor) ?? createLimit(options.each);
    visitors.set(visitor, own);
    try {
      await own.run(() => all.run(task, gone), gone);
    } finally {
      if (own.isIdle()) visitors.delete(visitor);
    }
  }

  return { run };
}
