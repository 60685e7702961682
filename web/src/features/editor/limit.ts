/** Runs what it is given, at most `most` at a time, in the order in which it came. */
export function limit(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // The place goes straight to the next one, so that nobody who comes now takes it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
