import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const DIMENSIONS = 100;
const USUAL_WORDS = 5000;

/** In the image it stands beside `src`, in development beside `dist`. */
const FOLDER = ['../../../..', '../../../../..']
  .map((root) => path.join(__dirname, root, 'assets/assistant'))
  .find((folder) => existsSync(folder));

export const readAsset = (name: string): Buffer => readFileSync(path.join(FOLDER ?? '', name));
export const readLines = (name: string): string[] => readAsset(name).toString().split('\n').filter(Boolean);

const ENDINGS = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
] as const;
const ranks = new Map(readLines('vectors.txt').map((word, rank) => [word, rank]));
const table = new Int8Array(readAsset('vectors.bin'));
/** Rows of what meanings come from, columns of what they become: what is needed is nearer to what meets it then. */
const projection = new Float32Array(Uint8Array.from(readAsset('projection.bin')).buffer);
/** In hundredths of the logarithm, by rank. */
const wordWeights = new Int8Array(readAsset('word-weights.bin'));
const lengths = Float32Array.from(ranks.values(), (rank) => Math.sqrt(multiply(rank, rank)) || 1);

/** The place of an English word by how often it is used, 0 for the most usual; seldom ones come last. */
export const rankOf = (word: string): number =>
  ranks.get(word) ??
  ENDINGS.flatMap(([ending, base]) => ranks.get(word.replace(ending, base)) ?? [])[0] ??
  ranks.size;
export const usualWords = (count: number): string[] => [...ranks.keys()].slice(0, count);
export const isKnown = (rank: number): boolean => rank < ranks.size;

/** Of two known words by their ranks: 1 for the same meaning, 0 or less for none in common. */
export const nearnessOf = (a: number, b: number): number =>
  multiply(a, b) / (Number(lengths[a]) * Number(lengths[b]));

function multiply(a: number, b: number): number {
  const [first, second] = [a * DIMENSIONS, b * DIMENSIONS];
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++)
    sum = (sum + Math.imul(Number(table[first + at]), Number(table[second + at]))) | 0;
  return sum;
}

/** What all texts share. */
export const usual = toUnit(sumOf([...Array(USUAL_WORDS).keys()], () => 1));

/** Of a text: its words' vectors, seldom ones heavier, less what all texts share. https://openreview.net/forum?id=SyK00v5xx */
export const meaningOf = (words: readonly string[]): Float32Array =>
  toUnit(withoutUsual(toUnit(sumOf(words.map(rankOf), weighOf))));

/** Of a question, to be compared with texts by `nearnessTo`: projected there and back, as a text's words are not. */
export function askedMeaning(words: readonly string[]): Float32Array {
  const projected = toUnit(project(sumOf(words.map(rankOf), weighLearnt)));
  const rows = Float32Array.from({ length: DIMENSIONS }, (_, row) => cosine(rowOf(row), projected));
  return withoutUsual(rows);
}

/** How much a word of a text adds to its nearness to a meaning: the cosine is their sum by the text's length. */
export function nearnessTo(meaning: Float32Array, rank: number): number {
  if (!isKnown(rank)) return 0;
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += Number(meaning[at]) * Number(table[rank * DIMENSIONS + at]);
  return (sum * weighLearnt(rank)) / Number(lengths[rank]);
}

/** Of a text's words together, projected; 1 where none is known. */
export function lengthOf(ranks: readonly number[]): number {
  const projected = project(sumOf(ranks, weighLearnt));
  return Math.sqrt(cosine(projected, projected)) || 1;
}

export const weighOf = (rank: number): number => 1e-4 / (1e-4 + 0.1 / (rank + 1));
const weighLearnt = (rank: number): number => weighOf(rank) * Math.exp((wordWeights[rank] ?? 0) / 100);

function withoutUsual(vector: Float32Array): Float32Array {
  const shared = cosine(vector, usual);
  return vector.map((value, at) => value - shared * Number(usual[at]));
}

function project(vector: Float32Array): Float32Array {
  const [projected, told] = [new Float32Array(DIMENSIONS), withoutUsual(vector)];
  for (let row = 0; row < DIMENSIONS; row++)
    for (let at = 0; at < DIMENSIONS; at++)
      projected[at] = Number(projected[at]) + Number(told[row]) * Number(projection[row * DIMENSIONS + at]);
  return projected;
}

const rowOf = (row: number): Float32Array => projection.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);

/** Of a known word, of length 1. */
export const unitOf = (rank: number): Float32Array => sumOf([rank], () => 1);

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index++) sum += Number(a[index]) * Number(b[index]);
  return sum;
}

function sumOf(ofWords: readonly number[], weigh: (rank: number) => number): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const rank of ofWords.filter(isKnown)) {
    const factor = weigh(rank) / Number(lengths[rank]);
    for (let at = 0; at < DIMENSIONS; at++)
      sum[at] = Number(sum[at]) + factor * Number(table[rank * DIMENSIONS + at]);
  }
  return sum;
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
