import { compareWords, toWord, TYPO } from '../assistant/search/likeness';
import { stem, toContent } from '../assistant/search/words';
import { withoutRemoved } from './redact';

/** Of the column that holds them. */
const LONGEST = 255;

/** By which questions are grouped: the words that tell something, in one form and order; empty without any. */
export function wordsOf(question: string): string {
  const stems = toContent(withoutRemoved(question)).map(stem);
  return [...new Set(stems)].sort().join(' ').slice(0, LONGEST).trim();
}

/** Whether two of them differ in typing errors only. */
export function areSame(words: string, others: string): boolean {
  if (words === others) return true;
  const [one, other] = [words.split(' '), others.split(' ')];
  if (one.length !== other.length) return false;
  const isIn = (list: string[]) => (word: string) =>
    list.includes(word) || list.some((candidate) => compareWords(toWord(word), toWord(candidate)) >= TYPO);
  return one.every(isIn(other)) && other.every(isIn(one));
}
