import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DIMENSIONS = 100;
const USUAL_WORDS = 5000;

/** In the image it stands beside `src`, in development beside `dist`. */
const FOLDER = ['../../../..', '../../../../..']
  .map((root) => path.join(__dirname, root, 'assets/assistant'))
  .find((folder) => existsSync(folder));

export const readAsset = (name: string): Buffer => readFileSync(path.join(FOLDER ?? '', name));
export const readLines = (name: string): string[] => readAsset(name).toString().split('\n').filter(Boolean);

const ranks = new Map(readLines('vectors.txt').map((word, rank) => [word, rank]));
const table = new Int8Array(readAsset('vectors.bin'));

/** The place of an English word by how often it is used, 0 for the most usual; seldom ones come last. */
export const rankOf = (word: string): number => ranks.get(word) ?? ranks.size;

const usual = toUnit(sumOf([...ranks.keys()].slice(0, USUAL_WORDS), () => 1));

/** Of length 1; words of near meaning have near ones. */
export function vectorOf(word: string): Float32Array | undefined {
  const at = rankOf(word) * DIMENSIONS;
  return ranks.has(word) ? toUnit(Float32Array.from(table.subarray(at, at + DIMENSIONS))) : undefined;
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < DIMENSIONS; index++) sum += Number(a[index]) * Number(b[index]);
  return sum;
}

/** Of a text: its words' vectors, seldom ones heavier, less what all texts share. https://openreview.net/forum?id=SyK00v5xx */
export function meaningOf(words: readonly string[]): Float32Array {
  const unit = toUnit(sumOf(words, (rank) => 1e-4 / (1e-4 + 0.1 / (rank + 1))));
  const shared = cosine(unit, usual);
  return toUnit(unit.map((value, index) => value - shared * Number(usual[index])));
}

function sumOf(words: readonly string[], weigh: (rank: number) => number): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const word of words) {
    const [vector, weight] = [vectorOf(word), weigh(rankOf(word))];
    vector?.forEach((value, index) => (sum[index] = Number(sum[index]) + weight * value));
  }
  return sum;
}

function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
