import { plainText } from '../../../shared/plain-text';

/** A word of a text, and where it stands there. */
export type Range = { start: number; end: number; word: string };

export const rangesOf = (text: string): Range[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: said, index }) => ({
    ...{ start: index, end: index + said.length, word: plainText(said) },
  }));

export function replaceAll(text: string, ranges: readonly Range[]): string {
  return [...ranges]
    .reverse()
    .reduce((rest, { start, end, word }) => `${rest.slice(0, start)}${word}${rest.slice(end)}`, text);
}
