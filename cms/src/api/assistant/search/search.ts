import { countOf } from './amounts';
import { best, type Likenesses } from './likeness';
import { wordsOf, type SearchIndex, type Subject } from './search-index';
import { cosine, meaningOf } from './vectors';
import { toTokens, weightOf } from './words';

export type Found = ReturnType<typeof rate>;

/** What kind of sentence answers: how many, whether at all, what was hard. */
export type Expects = 'hasFigure' | 'hasLimit' | 'hasTrouble' | undefined;
type Options = { expects?: Expects; isWanted?: (subject: Subject) => boolean };
type Term = { word: string; weight: number; likenesses: Likenesses };
type Asked = { terms: Term[]; meaning: Float32Array; expects: Expects; count?: RegExp; index: SearchIndex };

const MAX_WORDS = 16;
const MAX_RATED = 40;
const SAME = 0.85;
/** Of the words that do not only say which project is meant. */
const REST = 0.6;
/** Of what the first sentence and what stands around it, which tell what a project is, explain by themselves. */
const OPENING = 0.3;
/** Of the meaning of the nearest sentence, and of all, beside the words. */
const [NEARNESS, WHOLE] = [0.6, 0.6];

/**
 * How well what is published explains the words of a text, best first.
 * @param content the words that tell what is asked
 */
export function search(
  index: SearchIndex,
  content: readonly string[],
  text: string,
  { expects, isWanted = () => true }: Options = {},
): Found[] {
  const terms = content
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, weight: weightOf(word), likenesses: index.vocabulary.likenessesOf(word) }));
  const telling = toTokens(text).filter((token) => !index.owner.includes(token));
  const asked = { terms, meaning: meaningOf(telling), expects, count: countOf(text), index };
  const found = findCandidates(index, terms, isWanted).map((subject) => rate(subject, asked));
  return found.sort((a, b) => b.score - a.score);
}

/** Those that say most of it. */
function findCandidates(
  { subjects, places }: SearchIndex,
  terms: readonly Term[],
  isWanted: (subject: Subject) => boolean,
): Subject[] {
  const covers = new Float32Array(subjects.length);
  for (const { weight, likenesses } of terms) {
    const values = new Float32Array(subjects.length);
    for (const [number, value] of likenesses)
      for (const at of places[number] ?? []) values[at] = Math.max(Number(values[at]), value);
    values.forEach((value, at) => (covers[at] = Number(covers[at]) + weight * value));
  }
  const said = subjects.flatMap((subject, at) => (covers[at] && isWanted(subject) ? at : []));
  const most = said.sort((a, b) => Number(covers[b]) - Number(covers[a])).slice(0, MAX_RATED);
  return most.flatMap((at) => subjects[at] ?? []);
}

function rate(subject: Subject, { terms, meaning, expects, count, index }: Asked) {
  const { project, topic, passages, title, head } = subject;
  const [words, context] = [wordsOf(subject), project ? title : head];
  const opening = [...context, ...(passages.find(({ at }) => at === 0)?.words ?? [])];
  const rest = terms.filter(({ likenesses }) => best(likenesses, opening) < SAME);
  const rated = passages.map((passage) => {
    const cover = coverOf(terms, [...passage.words, ...context]);
    const near = Math.max(0, cosine(meaning, index.vocabulary.meaningOf([...context, ...passage.words])));
    const bonus = (expects && passage[expects] ? 1 : 0) + (count?.test(passage.text) ? 1 : 0);
    const said = coverOf(terms, passage.words);
    const more = project ? REST * coverOf(rest, passage.words) : 0;
    return { passage, cover, near, said, rank: cover + said + near + bonus + more };
  });
  rated.sort((a, b) => b.rank - a.rank);
  const top = (key: 'cover' | 'near') => Math.max(0, ...rated.map((one) => one[key]));
  const coverage = coverOf(terms, words);
  return {
    ...{
      project,
      topic,
      score:
        0.5 * coverage +
        0.5 * top('cover') +
        OPENING * coverOf(terms, [...head, ...opening]) +
        NEARNESS * top('near') +
        WHOLE * Math.max(0, cosine(meaning, meaningOfAll(subject, words, index))),
    },
    passages: rated.map(({ passage }) => passage),
    /** By the first passage alone. */
    said: rated[0]?.said ?? 0,
    ...{ coverage, exact: coverOf(terms, words, (value) => (value >= SAME ? 1 : 0)) },
    missing: terms.filter(({ weight, likenesses }) => weight > 0.5 && best(likenesses, words) < 0.4),
  };
}

/** Of what was rated once: most of thousands of projects never is. */
const meanings = new WeakMap<Subject, Float32Array>();

function meaningOfAll(subject: Subject, words: readonly number[], { vocabulary }: SearchIndex): Float32Array {
  const meaning = meanings.get(subject) ?? vocabulary.meaningOf(words);
  meanings.set(subject, meaning);
  return meaning;
}

function coverOf(terms: Term[], words: readonly number[], valueOf = (value: number) => value): number {
  let [sum, total] = [0, 0];
  for (const { weight, likenesses } of terms) {
    sum += weight * valueOf(best(likenesses, words));
    total += weight;
  }
  return sum / (total || 1);
}
