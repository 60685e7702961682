import { readAsset, readLines } from './assets';

const DIMENSIONS = 100;
/** Those from which all texts have something. */
const USUAL_WORDS = 5000;

const ranks = new Map(readLines('vectors.txt').map((word, rank) => [word, rank]));
const table = new Int8Array(readAsset('vectors.bin'));
const usual = toUnit(sumOf([...ranks.keys()].slice(0, USUAL_WORDS), () => 1));

/** The place of an English word by how often it is used, 0 for the most usual; undefined for seldom ones. */
export const rankOf = (word: string): number | undefined => ranks.get(word);
export const VOCABULARY_SIZE = ranks.size;

/** Words of near meaning have near vectors. Of length 1. */
export function vectorOf(word: string): Float32Array | undefined {
  const rank = ranks.get(word);
  if (rank === undefined) return undefined;
  return toUnit(Float32Array.from(table.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS)));
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index++) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/**
 * The meaning of a text: its words' vectors, seldom words heavier, less what all texts share.
 * https://openreview.net/forum?id=SyK00v5xx
 */
export function meaningOf(words: readonly string[]): Float32Array {
  const unit = toUnit(sumOf(words, (rank) => 1e-4 / (1e-4 + 0.1 / (rank + 1))));
  const shared = cosine(unit, usual);
  return toUnit(unit.map((value, index) => value - shared * (usual[index] as number)));
}

function sumOf(words: readonly string[], weightOf: (rank: number) => number): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const word of words) {
    const vector = vectorOf(word);
    const weight = weightOf(ranks.get(word) ?? 0);
    for (let index = 0; vector && index < DIMENSIONS; index++)
      sum[index]! += weight * (vector[index] as number);
  }
  return sum;
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
