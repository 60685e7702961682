import { cosine, vectorOf } from './vectors';
import { stem } from './words';

export const TYPO = 0.85;
/** Less is chance. */
const MEANING = 0.45;
const LONGEST = 30;

/** With all that comparing needs. */
export type Word = { text: string; stem: string; letters: number; vector?: Float32Array };

export const toWord = (text: string): Word => {
  const letters = [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);
  return { text, stem: stem(text), letters, vector: vectorOf(text) };
};

/** 1 the same word, 0.85 a typing error, less by how near they are in meaning, 0 nothing in common. */
export function compareWords(a: Word, b: Word): number {
  if (a.stem === b.stem) return 1;
  const meaning = a.vector && b.vector ? cosine(a.vector, b.vector) : 0;
  const mayBeTypo = !a.vector || !b.vector || meaning > 0.5;
  if (mayBeTypo && isTypo(a, b)) return TYPO;
  return meaning < MEANING ? 0 : 0.8 * meaning;
}

export const likeness = (a: string, b: string): number => compareWords(toWord(a), toWord(b));

/** The letters tell first whether a closer look pays. */
function isTypo(a: Word, b: Word): boolean {
  const [short, long] = a.text.length < b.text.length ? [a.text, b.text] : [b.text, a.text];
  const difference = long.length - short.length;
  if (difference > 4 || long.length > LONGEST) return false;
  if (short.length >= 5 && long.startsWith(short)) return true;
  const allowed = short.length >= 7 ? 2 : 1;
  if (short.length < 4 || difference > allowed) return false;
  let [bits, others] = [a.letters ^ b.letters, 0];
  for (; bits !== 0; bits &= bits - 1) others += 1;
  return others <= 2 * allowed && editDistance(short, long) <= allowed;
}

/** Damerau's: neighbours in the wrong order are one error. */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const [above, current] = [rows[row - 1]!, [row]];
    for (let at = 1; at <= b.length; at++) {
      const isSwapped = row > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const swapped = isSwapped ? rows[row - 2]![at - 2]! + 1 : Infinity;
      const replaced = above[at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(above[at]! + 1, current[at - 1]! + 1, replaced, swapped));
    }
    rows.push(current);
  }
  return rows[a.length]![b.length]!;
}
