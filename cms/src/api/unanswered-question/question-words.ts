import { isSameQuestion, readSaid } from '../assistant/search/same-question';
import { weightOf } from '../assistant/words/words';
import { withoutRemoved } from './redact';

/** Of the column that holds them. */
const LONGEST = 255;
const NOT = 'not';

/** By which questions are grouped: the words that tell something, in one form and order; empty without any. */
export function wordsOf(question: string): string {
  const { telling, light, isNegated } = readSaid(withoutRemoved(question));
  const words = [...telling, ...light].filter(({ text }) => weightOf(text) > 0);
  if (words.length === 0) return '';
  const forms = [...telling, ...words].map(({ text, base, technology }) => (technology ? text : base));
  return [...new Set([...forms, ...(isNegated ? [NOT] : [])])].sort().join(' ').slice(0, LONGEST).trim();
}

/** How many words of a question another one has not; of as many, or they are not compared. */
export function countMissing(words: string, others: string): number {
  const [one, other] = [words.split(' '), others.split(' ')];
  return one.length === other.length ? one.filter((word) => !other.includes(word)).length : Infinity;
}

/** Whether another question is the same as this but for typing errors and other words for something. */
export function isSameAs(question: string): (other: string) => boolean {
  const asked = readSaid(withoutRemoved(question));
  return (other) => isSameQuestion(asked, readSaid(withoutRemoved(other)), () => false);
}
