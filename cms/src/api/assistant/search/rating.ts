import type { Expects } from '../language/wording';
import type { Likenesses } from '../words/likeness';
import { contextOf, type SearchIndex, type Subject } from './search-index';
import { nearnessTo } from '../words/vectors';

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

/** How like a term, by its number, a word of the vocabulary is. */
type Like = { term: number; value: number };
const NONE: readonly Like[] = [];

/** What each word of the vocabulary has in common with a question is told once, not once a text. */
export function toAsked(
  terms: readonly Term[],
  meaning: Float32Array,
  { vocabulary: { words } }: SearchIndex,
  kind: { expects: Expects; count: RegExp | undefined },
) {
  const likes = new Array<Like[] | undefined>(words.length);
  for (const [term, { likenesses }] of terms.entries())
    for (const [number, value] of likenesses) (likes[number] ??= []).push({ term, value });
  const nearness = new Float32Array(words.length).fill(NaN);
  const nearnessOf = (number: number): number => {
    if (Number.isNaN(nearness[number]))
      nearness[number] = nearnessTo(meaning, words[number]?.rank ?? Infinity);
    return Number(nearness[number]);
  };
  return { terms, weights: terms.map(({ weight }) => weight), likes, nearnessOf, ...kind };
}

export function rate(subject: Subject, asked: Asked) {
  const { project, topic, passages, head, words, length } = subject;
  const [{ terms, expects, count }, context] = [asked, contextOf(subject)];
  const [inContext, inHead] = [likestIn(context, asked), likestIn(head, asked)];
  const opening = either(inContext, likestIn(passages[0]?.words ?? [], asked));
  const rest = opening.map((value) => value < SAME);
  const beside = sumOver(context, asked);
  const [all, values] = [[...inHead], [...inHead]];
  const rated = passages.map((passage) => {
    likestIn(passage.words, asked, values);
    raise(all, values);
    const cover = coverOf(asked, values, { inContext });
    const near = Math.max(0, (beside + sumOver(passage.words, asked)) / passage.length);
    const bonus = (expects && passage[expects] ? 1 : 0) + (count?.test(passage.text) ? 1 : 0);
    const said = coverOf(asked, values);
    const more = project ? REST * coverOf(asked, values, { some: rest }) : 0;
    return { passage, cover, near, said, rank: cover + said + near + bonus + more };
  });
  rated.sort((a, b) => b.rank - a.rank);
  const top = (key: 'cover' | 'near') => rated.reduce((most, one) => Math.max(most, one[key]), 0);
  const coverage = coverOf(asked, all);
  return {
    ...{ project, topic, coverage },
    score:
      0.5 * coverage +
      0.5 * top('cover') +
      OPENING * coverOf(asked, either(inHead, opening)) +
      NEARNESS * top('near') +
      WHOLE * Math.max(0, sumOver(words, asked) / length) +
      (count?.test(rated[0]?.passage.text ?? '') ? COUNTED : 0),
    passages: rated.map(({ passage }) => passage),
    /** By the first passage alone. */
    said: rated[0]?.said ?? 0,
    exact: coverOf(
      asked,
      all.map((value) => (value >= SAME ? 1 : 0)),
    ),
    missing: terms.filter(({ weight }, at) => weight > 0.5 && Number(all[at]) < 0.4),
  };
}

/** For each term, how like it the likest of some words is. */
function likestIn(words: readonly number[], { likes, terms }: Asked, values = terms.map(() => 0)): number[] {
  values.fill(0);
  for (const number of words)
    for (const { term, value } of likes[number] ?? NONE)
      if (value > Number(values[term])) values[term] = value;
  return values;
}

/** To what is more. */
function raise(all: number[], values: readonly number[]): void {
  for (let at = 0; at < all.length; at++) all[at] = Math.max(Number(all[at]), Number(values[at]));
}

const either = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, at) => Math.max(value, Number(b[at])));

function sumOver(words: readonly number[], { nearnessOf }: Asked): number {
  let sum = 0;
  for (const number of words) sum += nearnessOf(number);
  return sum;
}

/** The share that is explained of what the terms, or some of them, weigh, by these values or by the context. */
function coverOf(
  { weights }: Asked,
  values: readonly number[],
  { inContext, some }: { inContext?: readonly number[]; some?: readonly boolean[] } = {},
): number {
  let [sum, total] = [0, 0];
  for (let at = 0; at < weights.length; at++) {
    if (some && !some[at]) continue;
    const weight = Number(weights[at]);
    sum += weight * Math.max(Number(values[at]), inContext?.[at] ?? 0);
    total += weight;
  }
  return sum / (total || 1);
}
