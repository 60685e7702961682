import { firstName } from '../../../../shared-with-web/first-name';
import type { Knowledge } from '../../knowledge';
import { sentencesOf } from '../../search/passages';
import { patternOf, toContent, WORDS } from '../../words/words';
import { inWordsOf } from '../markdown';

/** What is said of a topic is matched by the pattern of its name. */
const SAID = new Map(
  Object.keys(WORDS.unpublished).flatMap((topic) =>
    topic in WORDS.patterns ? [[topic, patternOf(topic)] as const] : [],
  ),
);
const [WHEN, YEAR] = [patternOf('when'), /\b\d{4}\b/];
/** As many words as a year weighs to who asks when. */
const DATED = 3;
const ALIKE = 0.6;
const MAX_SENTENCES = 3;

/** What the owner's own sentences tell of a topic. */
export function tellTopic(topic: string, knowledge: Knowledge, question: string): string | undefined {
  const said = SAID.get(topic);
  return said && tellSaid(said, knowledge, question);
}

/** What the owner says of it, first what has the question's own words. */
export function tellSaid(said: RegExp, { owner, index }: Knowledge, question: string): string | undefined {
  const { likenessesOf, numberOf } = index.vocabulary;
  const asked = toContent(question).map(likenessesOf);
  const isAsked = (word: string) => asked.some((one) => Number(one.get(numberOf(word))) >= ALIKE);
  const weigh = (text: string) =>
    toContent(text).filter(isAsked).length + (WHEN.test(question) && YEAR.test(text) ? DATED : 0);
  const sentences = textsOf(owner).filter((text) => said.test(text));
  const rated = sentences.map((text) => ({ text, weight: weigh(text) }));
  const first = rated.sort((a, b) => b.weight - a.weight).slice(0, MAX_SENTENCES);
  return first[0] && inWordsOf(firstName(owner), first.map(({ text }) => text).join(' '));
}

export const textsOf = ({ about, introduction, availability }: Knowledge['owner']): string[] =>
  [about, introduction, availability].flatMap((text) => sentencesOf(text ?? ''));
