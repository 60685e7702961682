import { LRUCache } from 'lru-cache';
import { compareWords, toWord, type Word } from './likeness';

const CACHE_BYTES = 4 * 1024 * 1024;

/** How like a word is to each of a vocabulary, by number. */
export type Likenesses = Float32Array;

/** All words of some texts, each with a number. Whoever asks is compared with each once, not once a text. */
export function createVocabulary(compare: (a: Word, b: Word) => number = compareWords) {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  const cache = new LRUCache<string, Likenesses>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }, word) => byteLength + 2 * word.length + 1,
  });

  function numberOf(text: string): number {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, words.length);
    cache.clear();
    return words.push(toWord(text)) - 1;
  }

  function compareAll(text: string): Likenesses {
    const cached = cache.get(text);
    if (cached) return cached;
    const word = toWord(text);
    const found = Float32Array.from(words, (other) => compare(word, other));
    cache.set(text, found);
    return found;
  }

  return { numberOf, numbersOf: (texts: readonly string[]) => [...new Set(texts.map(numberOf))], compareAll };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Of a word whose likenesses are given, to the likest of some words. */
export function best(likenesses: Likenesses, numbers: readonly number[]): number {
  let top = 0;
  for (const number of numbers) {
    const value = likenesses[number] as number;
    if (value > top) top = value;
  }
  return top;
}
