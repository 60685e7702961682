import { messageOf } from '../errors/errors';

/**
 * Works on one item after the other, whatever becomes of those before it.
 * @throws one error for all that failed
 */
export async function tryEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new Error(failures.map(messageOf).join('; '), { cause: failures[0] });
}
