import { LRUCache } from 'lru-cache';
import { bitsOf, isTypo, mayBeWithin, SHORTEST } from './typing-errors';
import { isKnown, nearnessOf, rankOf, readLines } from './vectors';
import { rootOf } from './words';

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
  const base = rootOf(text);
  return { text, stem: base, rank: rankOf(text), letters: bitsOf(text), groups: groups.get(base) ?? [] };
}

const groups = new Map<string, number[]>();
for (const [number, line] of readLines('groups.txt').entries())
  for (const word of line.split(' ')) {
    const base = rootOf(word);
    groups.set(base, [...(groups.get(base) ?? []), number]);
  }

/** 1 the same word, 0.85 a typing error, less by how near they are in meaning, 0 nothing in common. */
export function compareWords(a: Word, b: Word, meaning = nearnessIn(a, b)): number {
  if (a.stem === b.stem) return 1;
  const areKnown = isKnown(a.rank) && isKnown(b.rank);
  if ((!areKnown || meaning > 0.5) && mayBeTypo(a, b) && isTypo(a.text, b.text)) return TYPO;
  const near = meaning < MEANING ? 0 : 0.8 * meaning;
  const shared = countShared(a.groups, b.groups);
  if (shared === 0) return near;
  return Math.min(HIGHEST, Math.max(TOGETHER, near) + FURTHER * (shared - 1) + NEARER * near);
}

const nearnessIn = (a: Word, b: Word): number =>
  isKnown(a.rank) && isKnown(b.rank) ? nearnessOf(a.rank, b.rank) : 0;

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

/** A stem, a group, or that there is no vector. */
type Key = string | number;
const UNKNOWN = -1;

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** All words of some texts, each with a number: a question's word is compared with each once, not once a text. */
export function createVocabulary(compare: (a: Word, b: Word, meaning: number) => number = compareWords) {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  const byKey = new Map<Key, number[]>();
  let byRank: ReturnType<typeof sortByRank> | undefined;
  const cache = new LRUCache<string, Likenesses>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ size }, word) => ENTRY_BYTES * (size + 1) + 2 * word.length,
  });

  function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const word = toWord(text);
    const number = words.push(word) - 1;
    numbers.set(text, number);
    for (const key of keysOf(word)) {
      const others = byKey.get(key);
      if (others) others.push(number);
      else byKey.set(key, [number]);
    }
    return number;
  }

  /** Asked only once all words are known. */
  function likenessesOf(text: string): Likenesses {
    const known = cache.get(text);
    if (known) return known;
    const [word, found] = [toWord(text), new Map<number, number>()];
    const meanings = nearTo(word);
    for (const ones of mayBeLike(word, meanings))
      for (const number of ones) {
        const other = words[number];
        const value = other ? compare(word, other, meanings.get(number) ?? 0) : 0;
        if (value > 0) found.set(number, value);
      }
    cache.set(text, found);
    return found;
  }

  /** In meaning, of those that are known. */
  function nearTo({ rank }: Word): Map<number, number> {
    const near = new Map<number, number>();
    if (!isKnown(rank)) return near;
    const { ranks, numbers } = (byRank ??= sortByRank(words));
    for (let at = 0; at < ranks.length; at++) {
      const meaning = nearnessOf(rank, Number(ranks[at]));
      if (meaning >= MEANING) near.set(Number(numbers[at]), meaning);
    }
    return near;
  }

  /** Two known words without a key in common have nothing in common but their meaning. */
  function mayBeLike(word: Word, meanings: ReadonlyMap<number, number>): Iterable<number>[] {
    if (!isKnown(word.rank)) return [words.keys()];
    return [meanings.keys(), ...[...keysOf(word), UNKNOWN].map((key) => byKey.get(key) ?? [])];
  }

  /** By the number of every word: quicker to look up thousands of times. */
  function rowOf(likenesses: Likenesses): Float64Array {
    const row = new Float64Array(words.length);
    for (const [number, value] of likenesses) row[number] = value;
    return row;
  }
  const numbersOf = (texts: readonly string[]) => [...new Set(texts.map(numberOf))];
  const has = (text: string): boolean => numbers.has(text);
  const hasForm = (text: string): boolean => byKey.has(rootOf(text));
  return { numberOf, numbersOf, likenessesOf, rowOf, has, hasForm, words };
}

const keysOf = ({ stem: base, rank, groups: ofWord }: Word): Key[] => [
  base,
  ...ofWord,
  ...(isKnown(rank) ? [] : [UNKNOWN]),
];

/** Those that are known, in the order of their vectors: read here and there, these take three times as long. */
function sortByRank(words: readonly Word[]) {
  const known = words.flatMap(({ rank }, number) => (isKnown(rank) ? [{ rank, number }] : []));
  known.sort((a, b) => a.rank - b.rank);
  return {
    ranks: Int32Array.from(known, ({ rank }) => rank),
    numbers: Int32Array.from(known, ({ number }) => number),
  };
}

export const likest = (row: Float64Array, numbers: readonly number[]): number =>
  numbers.reduce((top, number) => Math.max(top, Number(row[number])), 0);
