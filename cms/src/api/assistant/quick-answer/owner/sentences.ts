import { firstName } from '../../../../shared-with-web/first-name';
import type { Knowledge } from '../../knowledge';
import { sentencesOf } from '../../search/passages';
import { patternOf, toContent, toTokens, weightOf } from '../../search/words';
import { inWordsOf } from '../markdown';

const [WHEN, YEAR] = [patternOf('when'), /\b\d{4}\b/];
/** As many words as a year weighs to who asks when. */
const DATED = 3;
const TELLING = 0.3;
const [SAME, ALIKE] = [1, 0.6];
const MAX_SENTENCES = 3;

/** What the owner says of it, first what has the question's own words. */
export function tellSaid(said: RegExp, { owner, index }: Knowledge, question: string): string | undefined {
  const names = toTokens(owner.name);
  const isTelling = (word: string) => weightOf(word) >= TELLING && !names.includes(word);
  const { likenessesOf, numberOf } = index.vocabulary;
  const asked = toContent(question).filter(isTelling).map(likenessesOf);
  const asksWhen = WHEN.test(question);
  const sentences = textsOf(owner)
    .map((text) => {
      const numbers = toContent(text).map(numberOf);
      const likenesses = numbers.map((word) => Math.max(0, ...asked.map((one) => one.get(word) ?? 0)));
      const count = (least: number) => likenesses.filter((value) => value >= least).length;
      const dated = asksWhen && YEAR.test(text) ? DATED : 0;
      return { text, isSaid: said.test(text) || count(SAME) > 1, alike: count(ALIKE) + dated };
    })
    .filter(({ isSaid }) => isSaid)
    .sort((a, b) => b.alike - a.alike)
    .map(({ text }) => text);
  const text = sentences.slice(0, MAX_SENTENCES).join(' ');
  return text ? inWordsOf(firstName(owner), text) : undefined;
}

export const textsOf = ({ about, introduction, availability }: Knowledge['owner']): string[] =>
  [about, introduction, availability].flatMap((text) => sentencesOf(text ?? ''));
