import { likest, type Likenesses } from './likeness';
import { contextOf, type Expects, type SearchIndex, type Subject } from './search-index';
import { nearnessTo } from './vectors';

export type Term = { word: string; weight: number; likenesses: Likenesses };
export type Found = ReturnType<typeof rate>;
type Asked = ReturnType<typeof toAsked>;

const SAME = 0.85;
/** Of the words that do not only say which project is meant. */
const REST = 0.6;
/** Of what the first sentence and what stands around it, which tell what a project is, explain by themselves. */
const OPENING = 0.3;
/** Of the meaning of the nearest sentence, and of all, beside the words. */
const [NEARNESS, WHOLE] = [0.6, 0.6];
/** Of the number that is asked for. */
const COUNTED = 0.2;

/** What each word of the vocabulary has in common with a question is told once, not once a text. */
export function toAsked(
  terms: readonly Term[],
  meaning: Float32Array,
  { vocabulary }: SearchIndex,
  kind: { expects: Expects; count: RegExp | undefined },
) {
  const rows = terms.map((term) => vocabulary.rowOf(term.likenesses));
  const { words } = vocabulary;
  const nearness = new Float32Array(words.length).fill(NaN);
  const nearnessOf = (number: number): number => {
    if (Number.isNaN(nearness[number]))
      nearness[number] = nearnessTo(meaning, words[number]?.rank ?? Infinity);
    return Number(nearness[number]);
  };
  return { terms, rows, nearnessOf, ...kind };
}

export function rate(subject: Subject, asked: Asked) {
  const { project, topic, passages, head, words, length } = subject;
  const [{ terms, expects, count }, context] = [asked, contextOf(subject)];
  const [inContext, inHead] = [likestIn(context, asked), likestIn(head, asked)];
  const rows = passages.map((passage) => ({ passage, values: likestIn(passage.words, asked) }));
  const opening = either(inContext, rows.find(({ passage }) => passage.at === 0)?.values ?? []);
  const rest = terms.map((_, at) => Number(opening[at]) < SAME);
  const beside = sumOver(context, asked);
  const rated = rows.map(({ passage, values }) => {
    const cover = coverOf(either(values, inContext), terms);
    const near = Math.max(0, (beside + sumOver(passage.words, asked)) / passage.length);
    const bonus = (expects && passage[expects] ? 1 : 0) + (count?.test(passage.text) ? 1 : 0);
    const said = coverOf(values, terms);
    const more = project ? REST * coverOf(values, terms, rest) : 0;
    return { passage, cover, near, said, rank: cover + said + near + bonus + more };
  });
  rated.sort((a, b) => b.rank - a.rank);
  const top = (key: 'cover' | 'near') => Math.max(0, ...rated.map((one) => one[key]));
  const all = rows.reduce((values, row) => either(values, row.values), inHead);
  const coverage = coverOf(all, terms);
  return {
    ...{ project, topic, coverage },
    score:
      0.5 * coverage +
      0.5 * top('cover') +
      OPENING * coverOf(either(inHead, opening), terms) +
      NEARNESS * top('near') +
      WHOLE * Math.max(0, sumOver(words, asked) / length) +
      (count?.test(rated[0]?.passage.text ?? '') ? COUNTED : 0),
    passages: rated.map(({ passage }) => passage),
    /** By the first passage alone. */
    said: rated[0]?.said ?? 0,
    exact: coverOf(
      all.map((value) => (value >= SAME ? 1 : 0)),
      terms,
    ),
    missing: terms.filter(({ weight }, at) => weight > 0.5 && Number(all[at]) < 0.4),
  };
}

/** For each term, how like it the likest of some words is. */
const likestIn = (words: readonly number[], { rows }: Asked): number[] =>
  rows.map((row) => likest(row, words));

const either = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, at) => Math.max(value, b[at] ?? 0));

const sumOver = (words: readonly number[], { nearnessOf }: Asked): number =>
  words.reduce((sum, number) => sum + nearnessOf(number), 0);

/** The share that is explained of what the terms, or some of them, weigh. */
function coverOf(values: readonly number[], terms: readonly Term[], some?: readonly boolean[]): number {
  let [sum, total] = [0, 0];
  for (const [at, { weight }] of terms.entries()) {
    if (some && !some[at]) continue;
    sum += weight * Number(values[at]);
    total += weight;
  }
  return sum / (total || 1);
}
