import { setImmediate } from 'node:timers/promises';
import type { Piece } from './answer';

/**
 * Waits for the first piece, and takes along what comes together with it.
 * @throws what comes instead of a piece then: while nothing is sent, another answer may be given
 */
export async function begun(pieces: AsyncGenerator<Piece>): Promise<AsyncGenerator<Piece>> {
  const come: Piece[] = [];
  let pending = pieces.next();
  let one: IteratorResult<Piece> | undefined = await pending;
  const later = setImmediate(undefined);
  while (one && !one.done) {
    come.push(one.value);
    pending = pieces.next();
    one = await Promise.race([pending, later]);
  }
  return (async function* () {
    yield* come;
    const next = await pending;
    if (!next.done) yield next.value;
    yield* pieces;
  })();
}
