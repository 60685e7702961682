import { firstName } from '../../../shared-with-web/first-name';
import type { Knowledge } from '../knowledge';
import { sentencesOf } from '../search/passages';
import { stem, toContent, toTokens, weightOf } from '../search/words';
import { inWordsOf } from './markdown';

const TELLING = 0.3;
const MAX_SENTENCES = 3;

/** What the owner says of it, first what has the question's own words. */
export function tellSaid(said: RegExp, { owner }: Knowledge, question: string): string | undefined {
  const names = toTokens(owner.name);
  const isTelling = (word: string) => weightOf(word) >= TELLING && !names.includes(word);
  const asked = toContent(question).filter(isTelling).map(stem);
  const count = (text: string) => toTokens(text).filter((word) => asked.includes(stem(word))).length;
  const sentences = textsOf(owner)
    .filter((text) => said.test(text) || count(text) > 1)
    .sort((a, b) => count(b) - count(a));
  const text = sentences.slice(0, MAX_SENTENCES).join(' ');
  return text ? inWordsOf(firstName(owner), text) : undefined;
}

export const textsOf = ({ about, introduction, availability }: Knowledge['owner']): string[] =>
  [about, introduction, availability].flatMap((text) => sentencesOf(text ?? ''));
