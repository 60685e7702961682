import { cosine, vectorOf } from './vectors';
import { stem } from './words';
import { LRUCache } from 'lru-cache';

export const TYPO = 0.85;
const MEANING = 0.45;
const LONGEST = 30;

export type Word = { text: string; stem: string; letters: number; vector?: Float32Array };

export const toWord = (text: string): Word => {
  const letters = Array.from(text).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);
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
    const [above = [], current] = [rows[row - 1], [row]];
    for (let at = 1; at <= b.length; at++) {
      const isSwapped = row > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const swapped = isSwapped ? Number(rows[row - 2]?.[at - 2]) + 1 : Infinity;
      const replaced = Number(above[at - 1]) + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(Number(above[at]) + 1, Number(current[at - 1]) + 1, replaced, swapped));
    }
    rows.push(current);
  }
  return Number(rows.at(-1)?.at(-1));
}

const CACHE_BYTES = 4 * 1024 * 1024;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of some texts, each with a number: a question's word is compared with each once, not once a text. */
export function createVocabulary(compare = compareWords) {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  const cache = new LRUCache<string, Float32Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }, word) => byteLength + 2 * word.length + 1,
  });

  function numberOf(text: string): number {
    const number = numbers.get(text) ?? words.push(toWord(text)) - 1;
    numbers.set(text, number);
    return number;
  }

  /** By number; asked only once all words are known. */
  function compareAll(text: string): Float32Array {
    const word = cache.has(text) ? undefined : toWord(text);
    if (word)
      cache.set(
        text,
        Float32Array.from(words, (other) => compare(word, other)),
      );
    return cache.get(text) as Float32Array;
  }
  return { numberOf, numbersOf: (texts: readonly string[]) => [...new Set(texts.map(numberOf))], compareAll };
}

export function best(likenesses: Float32Array, numbers: readonly number[]): number {
  let top = 0;
  for (const number of numbers) top = Math.max(top, Number(likenesses[number]));
  return top;
}
