import { COMPLETE, type Piece } from '../answer';
import type { TextFilter } from '../text-filter';

/** @throws instead of the end when nothing is left */
export async function* filterPieces(pieces: AsyncIterable<Piece>, filter: TextFilter): AsyncGenerator<Piece> {
  let isBegun = false;
  for await (const piece of pieces) {
    const isLast = Boolean(piece.finishReason ?? piece.blockReason);
    const passed = filter.push(piece.text) + (isLast ? filter.end() : '');
    const text: string = isBegun ? passed : passed.trimStart();
    isBegun ||= text !== '';
    if (!isBegun && COMPLETE.includes(piece.finishReason ?? '')) throw new Error('an empty answer');
    if (text || isLast) yield { ...piece, text };
  }
}
