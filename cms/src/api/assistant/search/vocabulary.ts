import { LRUCache } from 'lru-cache';
import { compareWords, toWord, type Word } from './likeness';

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

/** Of a word whose likenesses are given, to the likest of some words. */
export function best(likenesses: Float32Array, numbers: readonly number[]): number {
  let top = 0;
  for (const number of numbers) if (likenesses[number]! > top) top = likenesses[number]!;
  return top;
}
