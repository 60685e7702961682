import { ServiceUnavailableError } from './errors';

type Limits = { atOnce: number; waiting: number };

/** Work of which so much is done at once, and so much waits. */
export function createTurns({ atOnce, waiting }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  /** @throws ServiceUnavailableError when too many wait */
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < atOnce) running += 1;
    else await wait();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Who waited takes over the place, so that nobody comes in between.
      if (next) next();
      else running -= 1;
    }
  };

  async function wait(): Promise<void> {
    if (queue.length >= waiting)
      throw new ServiceUnavailableError('The server is busy. Please try again soon.');
    await new Promise<void>((resolve) => queue.push(resolve));
  }
}
