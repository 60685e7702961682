import type { SearchIndex, Subject } from './search-index';
import { cosine, meaningOf } from './vectors';
import { best } from './likeness';
import { toTokens, weightOf } from './words';

export type Found = ReturnType<typeof rate>;

type Options = { asksNumber?: boolean; isWanted?: (subject: Subject) => boolean };
type Term = { word: string; weight: number; likenesses: Float32Array };

const MAX_WORDS = 16;
const SAME = 0.85;

/**
 * How well what is published explains the words of a text, best first.
 * @param content the words that tell what is asked
 */
export function search(
  { vocabulary, subjects }: SearchIndex,
  content: readonly string[],
  text: string,
  { asksNumber = false, isWanted = () => true }: Options = {},
): Found[] {
  const terms = content
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, weight: weightOf(word), likenesses: vocabulary.compareAll(word) }));
  if (terms.length === 0) return [];
  const meaning = meaningOf(toTokens(text));
  const found = subjects.filter(isWanted).map((subject) => rate(subject, terms, meaning, asksNumber));
  return found.sort((a, b) => b.score - a.score);
}

function rate(
  { project, topic, passages, words }: Subject,
  terms: Term[],
  meaning: Float32Array,
  asksNumber: boolean,
) {
  const rated = passages.map((passage) => {
    const cover = coverOf(terms, passage.words);
    const near = Math.max(0, cosine(meaning, passage.meaning));
    const bonus = asksNumber && passage.hasFigure ? 0.25 : 0;
    return { passage, cover, near, rank: cover + coverOf(terms, passage.own) + near + bonus };
  });
  const top = (key: 'cover' | 'near') => Math.max(0, ...rated.map((one) => one[key]));
  const coverage = coverOf(terms, words);
  return {
    ...{ project, topic, score: 0.7 * coverage + 0.3 * top('cover') + top('near') },
    passages: rated.sort((a, b) => b.rank - a.rank).map(({ passage }) => passage),
    ...{ coverage, exact: coverOf(terms, words, (value) => (value >= SAME ? 1 : 0)) },
    missing: terms.filter(({ weight, likenesses }) => weight > 0.5 && best(likenesses, words) < 0.4),
  };
}

function coverOf(terms: Term[], words: readonly number[], valueOf = (value: number) => value): number {
  let [sum, total] = [0, 0];
  for (const { weight, likenesses } of terms) {
    sum += weight * valueOf(best(likenesses, words));
    total += weight;
  }
  return sum / (total || 1);
}
