/** Runs every task, at most `limit` at a time; rejects with the first failure after all have ended. */
export async function runLimited(limit: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const failures: unknown[] = [];
  async function work() {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await task().catch((error: unknown) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: limit }, work));
  if (failures.length > 0) throw failures[0];
}
