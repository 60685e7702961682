import type { IndexedPassage, SearchIndex, Subject } from './search-index';
import { cosine, meaningOf } from './vectors';
import { best, type Likenesses } from './vocabulary';
import { toTokens, weightOf } from './words';

export type Found = Pick<Subject, 'project' | 'topic'> & {
  /** Best first. */
  passages: IndexedPassage[];
  /** To rank by. */
  score: number;
  /** The share of the asked words that it explains, 0 to 1, and the share that it has itself. */
  coverage: number;
  exact: number;
  /** Asked words that it says nothing about. */
  missing: string[];
};

type Options = {
  /** A passage with a number is preferred. */
  asksNumber?: boolean;
  isWanted?: (subject: Subject) => boolean;
};
type Term = { word: string; weight: number; likenesses: Likenesses };

/** More words are no question. */
const MAX_WORDS = 24;
const SAME = 0.85;
const TELLING = 0.5;
/** Less is not even near in meaning. */
const NEAR = 0.4;
const NUMBER_BONUS = 0.25;

/**
 * How well what is published explains the words of a text, best first: 1 when it has all of them, less for words near
 * in meaning.
 * @param content the words that tell what is asked
 */
export function search(
  index: SearchIndex,
  content: readonly string[],
  text: string,
  { asksNumber = false, isWanted = () => true }: Options = {},
): Found[] {
  const terms = content.slice(0, MAX_WORDS).map((word) => ({
    word,
    weight: weightOf(word),
    likenesses: index.vocabulary.compareAll(word),
  }));
  if (terms.length === 0) return [];
  const meaning = meaningOf(toTokens(text));
  return index.subjects
    .filter(isWanted)
    .map((subject) => rate(subject, terms, meaning, asksNumber))
    .sort((a, b) => b.score - a.score);
}

function rate(subject: Subject, terms: Term[], meaning: Float32Array, asksNumber: boolean): Found {
  const rated = subject.passages.map((passage) => {
    const cover = coverOf(terms, passage.words);
    const near = Math.max(0, cosine(meaning, passage.meaning));
    const bonus = asksNumber && passage.hasNumber ? NUMBER_BONUS : 0;
    return { passage, cover, near, rank: cover + coverOf(terms, passage.own) + near + bonus };
  });
  const coverage = coverOf(terms, subject.words);
  const together = Math.max(0, ...rated.map(({ cover }) => cover));
  const near = Math.max(0, ...rated.map((one) => one.near));
  return {
    ...{ project: subject.project, topic: subject.topic, coverage },
    passages: rated.sort((a, b) => b.rank - a.rank).map(({ passage }) => passage),
    score: 0.7 * coverage + 0.3 * together + near,
    exact: share(terms, ({ likenesses }) => (best(likenesses, subject.words) >= SAME ? 1 : 0)),
    missing: terms
      .filter(({ weight, likenesses }) => weight > TELLING && best(likenesses, subject.words) < NEAR)
      .map(({ word }) => word),
  };
}

function coverOf(terms: Term[], words: readonly number[]): number {
  return share(terms, ({ likenesses }) => best(likenesses, words));
}

/** Seldom words weigh more. */
function share(terms: Term[], valueOf: (term: Term) => number): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return terms.reduce((sum, term) => sum + term.weight * valueOf(term), 0) / (total || 1);
}
