// Makes projection.bin and word-weights.bin from needs.tsv, of which each line is the text of a project and three needs
// that it meets: `npx tsc` in this folder's parent, then `node assets/make-projection.mjs`. It takes half a minute.
// What was built is drawn near to what is needed and away from all else: https://arxiv.org/abs/1807.03748 (InfoNCE),
// by https://arxiv.org/abs/1412.6980 (Adam).
import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vectors from '../dist/src/api/assistant/words/vectors.js';
import words from '../dist/src/api/assistant/words/words.js';

const { DIMENSIONS, isKnown, rankOf, unitOf, usual, weighOf } = vectors;
const { toContent, toTokens } = words;

const [EPOCHS, BATCH, SHARPNESS] = [15, 192, 8];
const [RATE, WEIGHT_RATE, DECAY] = [1e-3, 5e-3, 1e-3];
/** Of what was learnt: the lines are few, and vectors that are not bent know words that no line has. */
const KEPT = 0.35;

const out = (name) => path.join(import.meta.dirname, name);
let seed = 1;
/** From 0 to 1, the same at every run. */
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

const toRanks = (tokens) => tokens.map(rankOf).filter(isKnown);
const lines = readFileSync(out('needs.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [work = '', ...needs] = line.split('\t');
    return { work: toRanks(toTokens(work)), needs: needs.map((need) => toRanks(toContent(need))) };
  });

const units = new Map();
function unit(rank) {
  if (!units.has(rank)) units.set(rank, unitOf(rank));
  return units.get(rank);
}
const projection = new Float64Array(DIMENSIONS ** 2);
for (let at = 0; at < DIMENSIONS; at++) projection[at * (DIMENSIONS + 1)] = 1;
const identity = projection.slice();
const weights = new Float64Array(
  Math.max(...lines.flatMap(({ work, needs }) => [...work, ...needs.flat()])) + 1,
);

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0);
const withoutUsual = (vector) => {
  const shared = dot(vector, usual);
  return vector.map((value, at) => value - shared * usual[at]);
};
const factorOf = (rank) => weighOf(rank) * Math.exp(weights[rank]);

function read(ranks) {
  const sum = new Float64Array(DIMENSIONS);
  for (const rank of ranks) unit(rank).forEach((value, at) => (sum[at] += factorOf(rank) * value));
  const plain = withoutUsual(sum);
  const bent = new Float64Array(DIMENSIONS);
  plain.forEach((value, row) => {
    for (let at = 0; at < DIMENSIONS; at++) bent[at] += value * projection[row * DIMENSIONS + at];
  });
  const length = Math.sqrt(dot(bent, bent)) || 1;
  return { ranks, plain, length, meaning: bent.map((value) => value / length) };
}

function softmax(scores) {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

/** By how much each score of a need, a row, and a work, a column, is to fall. */
function errorsOf(needs, works) {
  const scores = needs.map((need) => works.map((work) => SHARPNESS * dot(need.meaning, work.meaning)));
  const rows = scores.map(softmax);
  const columns = works.map((_, at) => softmax(scores.map((row) => row[at])));
  const share = SHARPNESS / (2 * needs.length);
  return rows.map((row, a) => row.map((chance, b) => (chance + columns[b][a] - 2 * Number(a === b)) * share));
}

function learn(texts, others, errorOf, slopes) {
  texts.forEach(({ ranks, plain, length, meaning }, a) => {
    const slope = new Float64Array(DIMENSIONS);
    others.forEach((other, b) => {
      const error = errorOf(a, b);
      for (let at = 0; at < DIMENSIONS; at++) slope[at] += error * other.meaning[at];
    });
    const along = dot(slope, meaning);
    const bent = slope.map((value, at) => (value - along * meaning[at]) / length);
    const back = new Float64Array(DIMENSIONS);
    for (let row = 0; row < DIMENSIONS; row++)
      for (let at = 0; at < DIMENSIONS; at++) {
        slopes.projection[row * DIMENSIONS + at] += plain[row] * bent[at];
        back[row] += projection[row * DIMENSIONS + at] * bent[at];
      }
    const ofSum = withoutUsual(back);
    for (const rank of ranks) slopes.weights[rank] += factorOf(rank) * dot(unit(rank), ofSum);
  });
}

/** Adam. */
function createStep(values, rate) {
  const [mean, square] = [new Float64Array(values.length), new Float64Array(values.length)];
  let steps = 0;
  return (slopes) => {
    steps += 1;
    const [a, b] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    slopes.forEach((slope, at) => {
      mean[at] = 0.9 * mean[at] + 0.1 * slope;
      square[at] = 0.999 * square[at] + 0.001 * slope ** 2;
      values[at] -= (rate * (mean[at] / a)) / (Math.sqrt(square[at] / b) + 1e-8);
    });
  };
}

const [stepProjection, stepWeights] = [createStep(projection, RATE), createStep(weights, WEIGHT_RATE)];
for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const order = lines.map((line) => ({ line, place: random() })).sort((a, b) => a.place - b.place);
  for (let start = 0; start < order.length; start += BATCH) {
    const batch = order.slice(start, start + BATCH).map(({ line }) => line);
    const works = batch.map(({ work }) => read(work));
    const needs = batch.map((line) => read(line.needs[Math.floor(random() * line.needs.length)]));
    const errors = errorsOf(needs, works);
    const slopes = {
      projection: projection.map((value, at) => DECAY * (value - identity[at])),
      weights: weights.map((value) => DECAY * value),
    };
    learn(needs, works, (a, b) => errors[a][b], slopes);
    learn(works, needs, (a, b) => errors[b][a], slopes);
    stepProjection(slopes.projection);
    stepWeights(slopes.weights);
  }
}

const kept = projection.map((value, at) => identity[at] + KEPT * (value - identity[at]));
writeFileSync(out('assistant/projection.bin'), Buffer.from(Float32Array.from(kept).buffer));
/** In hundredths of the logarithm, by rank; what comes after is as it was. */
const hundredths = Int8Array.from(weights, (value) =>
  Math.max(-127, Math.min(127, Math.round(100 * KEPT * value))),
);
writeFileSync(out('assistant/word-weights.bin'), Buffer.from(hundredths));
