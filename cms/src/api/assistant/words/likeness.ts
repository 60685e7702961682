import { LRUCache } from 'lru-cache';
import { bitsOf, isTypo, mayBeWithin, SHORTEST } from './typing-errors';
import { isKnown, nearnessOf, rankOf, readLines } from './vectors';
import { stem } from './words';

export const TYPO = 0.85;
const MEANING = 0.45;
/** Of words of one group; more for each further group, and for how near they are. */
const [TOGETHER, FURTHER, NEARER] = [0.6, 0.1, 0.3];
/** Less than a typing error. */
const HIGHEST = 0.84;
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 40;

export type Word = { text: string; stem: string; rank: number; letters: number; groups: readonly number[] };
/** By the numbers of a vocabulary's words, of those only that are like it. */
export type Likenesses = ReadonlyMap<number, number>;

export function toWord(text: string): Word {
  const base = stem(text);
  return { text, stem: base, rank: rankOf(text), letters: bitsOf(text), groups: groups.get(base) ?? [] };
}

const groups = new Map<string, number[]>();
for (const [number, line] of readLines('groups.txt').entries())
  for (const word of line.split(' ')) {
    const base = stem(word);
    groups.set(base, [...(groups.get(base) ?? []), number]);
  }

/** 1 the same word, 0.85 a typing error, less by how near they are in meaning, 0 nothing in common. */
export function compareWords(a: Word, b: Word): number {
  if (a.stem === b.stem) return 1;
  const areKnown = isKnown(a.rank) && isKnown(b.rank);
  const meaning = areKnown ? nearnessOf(a.rank, b.rank) : 0;
  if ((!areKnown || meaning > 0.5) && mayBeTypo(a, b) && isTypo(a.text, b.text)) return TYPO;
  const near = meaning < MEANING ? 0 : 0.8 * meaning;
  const shared = countShared(a.groups, b.groups);
  if (shared === 0) return near;
  return Math.min(HIGHEST, Math.max(TOGETHER, near) + FURTHER * (shared - 1) + NEARER * near);
}

function countShared(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  let shared = 0;
  for (const one of a) if (b.includes(one)) shared += 1;
  return shared;
}

export const likeness = (a: string, b: string): number => compareWords(toWord(a), toWord(b));

/** Neither is too short, and no more letters are in only one of them than two errors make. */
export function mayBeTypo(a: Word, b: Word): boolean {
  if (a.text.length < SHORTEST || b.text.length < SHORTEST) return false;
  return mayBeWithin(a.letters, b.letters, 2);
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of some texts, each with a number: a question's word is compared with each once, not once a text. */
export function createVocabulary(compare = compareWords) {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  const stems = new Set<string>();
  const cache = new LRUCache<string, Likenesses>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ size }, word) => ENTRY_BYTES * (size + 1) + 2 * word.length,
  });

  function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const word = toWord(text);
    stems.add(word.stem);
    numbers.set(text, words.length);
    return words.push(word) - 1;
  }

  /** Asked only once all words are known. */
  function likenessesOf(text: string): Likenesses {
    const known = cache.get(text);
    if (known) return known;
    const [word, found] = [toWord(text), new Map<number, number>()];
    words.forEach((other, number) => {
      const value = compare(word, other);
      if (value > 0) found.set(number, value);
    });
    cache.set(text, found);
    return found;
  }
  /** By the number of every word: quicker to look up thousands of times. */
  function rowOf(likenesses: Likenesses): Float64Array {
    const row = new Float64Array(words.length);
    for (const [number, value] of likenesses) row[number] = value;
    return row;
  }
  const numbersOf = (texts: readonly string[]) => [...new Set(texts.map(numberOf))];
  const has = (text: string): boolean => numbers.has(text);
  const hasForm = (text: string): boolean => stems.has(stem(text));
  return { numberOf, numbersOf, likenessesOf, rowOf, has, hasForm, words };
}

export const likest = (row: Float64Array, numbers: readonly number[]): number =>
  numbers.reduce((top, number) => Math.max(top, Number(row[number])), 0);
