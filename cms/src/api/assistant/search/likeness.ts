import { cosine, rankOf, vectorOf } from './vectors';
import { stem } from './words';

/** Below it, that two words are near in meaning is chance. */
const MEANING_FLOOR = 0.45;
const MEANING_WEIGHT = 0.8;
export const TYPO = 0.85;
/** Longer words are no words: their comparison would only cost time. */
const MAX_LENGTH = 30;

/** A word with all that comparing needs, worked out once. */
export type Word = { text: string; stem: string; letters: number; vector?: Float32Array; isKnown: boolean };

export function toWord(text: string): Word {
  const vector = vectorOf(text);
  return { text, stem: stem(text), letters: lettersOf(text), vector, isKnown: rankOf(text) !== undefined };
}

/** Which letters there are, a bit each: words that share few need no closer look. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** 1 the same word, 0.85 a typing error, less by how near they are in meaning, 0 nothing in common. */
export function compareWords(a: Word, b: Word): number {
  if (a.stem === b.stem) return 1;
  const meaning = a.vector && b.vector ? cosine(a.vector, b.vector) : 0;
  if ((!a.isKnown || !b.isKnown || meaning > 0.5) && isTypo(a, b)) return TYPO;
  return meaning < MEANING_FLOOR ? 0 : MEANING_WEIGHT * meaning;
}

export const likeness = (a: string, b: string): number => compareWords(toWord(a), toWord(b));

function isTypo(a: Word, b: Word): boolean {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  const difference = long.length - short.length;
  if (difference > 4 || long.length > MAX_LENGTH) return false;
  if (short.length >= 5 && long.startsWith(short)) return true;
  if (short.length < 4 || difference > 2) return false;
  const allowed = short.length >= 7 ? 2 : 1;
  const isClose = difference <= allowed && countBits(a.letters ^ b.letters) <= 2 * allowed;
  return isClose && editDistance(short, long) <= allowed;
}

/** Damerau's: neighbours in the wrong order are one error. */
function editDistance(a: string, b: string): number {
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
