/** Changes a text that comes in pieces. What may have to be changed waits for the next piece, or for the end. */
export type TextFilter = { push: (text: string) => string; end: () => string };

/** Through one, and then through the other. */
export const inTurn = (first: TextFilter, second: TextFilter): TextFilter => ({
  push: (text) => second.push(first.push(text)),
  end: () => second.push(first.end()) + second.end(),
});
