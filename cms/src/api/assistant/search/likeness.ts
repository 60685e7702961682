import { cosine, rankOf, vectorOf } from './vectors';
import { stem } from './words';

/** Below it, that two words are near in meaning is chance. */
const MEANING_FLOOR = 0.45;
const MEANING_WEIGHT = 0.8;
export const TYPO = 0.85;
/** Longer words are no words: their comparison would only cost time. */
const MAX_LENGTH = 30;

/** A word with all that comparing needs, worked out once. */
export type Word = { text: string; stem: string; vector?: Float32Array; isKnown: boolean };

export function toWord(text: string): Word {
  const vector = vectorOf(text);
  return { text, stem: stem(text), vector, isKnown: rankOf(text) !== undefined };
}

/** 1 the same word, 0.85 a typing error, less by how near they are in meaning, 0 nothing in common. */
export function compareWords(a: Word, b: Word): number {
  if (a.stem === b.stem) return 1;
  const meaning = a.vector && b.vector ? cosine(a.vector, b.vector) : 0;
  if ((!a.isKnown || !b.isKnown || meaning > 0.5) && isTypo(a.text, b.text)) return TYPO;
  return meaning < MEANING_FLOOR ? 0 : MEANING_WEIGHT * meaning;
}

export const likeness = (a: string, b: string): number => compareWords(toWord(a), toWord(b));

function isTypo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const difference = long.length - short.length;
  if (difference > 4 || long.length > MAX_LENGTH) return false;
  if (short.length >= 5 && long.startsWith(short)) return true;
  if (short.length < 4 || difference > 2) return false;
  const allowed = short.length >= 7 ? 2 : 1;
  return difference <= allowed && editDistance(a, b) <= allowed;
}

/** Damerau's: neighbours in the wrong order are one error. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1)];
      if (isSwapped) steps.push(before[column - 2]! + 1);
      current.push(Math.min(...steps));
    }
    [before, last] = [last, current];
  }
  return last[b.length]!;
}
