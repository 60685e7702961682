import { toTokens } from './words';

/** A word of a text as a token, and where it stands there. */
export type Word = ReturnType<typeof wordsIn>[number];

export const wordsIn = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}+#.]*[\p{L}\p{M}\p{N}+#]/gu), ({ 0: said, index }) => ({
    ...{ token: toTokens(said)[0], start: index, end: index + said.length },
  }));

/** Tokens as a text writes them. */
export const originalOf = (tokens: readonly string[], text: string): string =>
  originalIn(wordsIn(text), tokens, text);

export function originalIn(words: readonly Word[], tokens: readonly string[], text: string): string {
  const at = words.findIndex(({ token }) => token === tokens[0]);
  const [first, last] = [words[at], words[at + tokens.length - 1]];
  return first && last ? text.slice(first.start, last.end) : tokens.join(' ');
}

/** Where a text has a word, or -1. */
export const placeOf = (token: string, text: string): number =>
  wordsIn(text).find((word) => word.token === token)?.start ?? -1;
