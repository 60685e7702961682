import type { Knowledge } from '../knowledge';
import { firstName } from '../owner';
import { sentencesOf } from '../search/passages';
import { stem, toContent, toTokens } from '../search/words';
import { inWordsOf } from './markdown';

/** What is said about one of these, first with the question's own words. */
export function tellSaid(
  words: string,
  { owner }: Knowledge,
  question: string,
  needed = /./,
): string | undefined {
  const isTelling = (word: string) => !toTokens(owner.name).includes(word);
  const [stems, asked] = [words.split(' '), toContent(question).filter(isTelling)].map((all) =>
    all.map(stem),
  );
  const count = (text: string, wanted: string[] = []) =>
    toTokens(text).filter((word) => wanted.includes(stem(word))).length;
  const said = textsOf(owner)
    .filter((text) => needed.test(text) && (count(text, stems) > 0 || count(text, asked) > 0))
    .sort((a, b) => count(b, asked) - count(a, asked));
  return said.length > 0 ? inWordsOf(firstName(owner), said.slice(0, 2).join(' ')) : undefined;
}

export const textsOf = ({ about, introduction, availability }: Knowledge['owner']): string[] =>
  [about, introduction, availability].flatMap((text) => sentencesOf(text ?? ''));
