// Makes intents.json and intents.bin from wordings/*.json: `npx tsc` in this folder's parent, then
// `node assets/make-intents.mjs`. It takes half a minute. Softmax regression by stochastic gradient descent:
// https://en.wikipedia.org/wiki/Multinomial_logistic_regression
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import features from '../dist/src/api/assistant/language/features.js';
import vectors from '../dist/src/api/assistant/words/vectors.js';

const { baseOf, featuresOf, LANGUAGES, SLOT, toCanonical } = features;
const { meaningOf } = vectors;

const [EPOCHS, RATE, DECAY] = [40, 1.5, 3e-4];
/** The meaning of a text weighs more than one of its words, and is learnt slower. */
const [MEANING, MEANING_RATE, BIAS_RATE] = [1.5, 0.3, 0.1];
const DIMENSIONS = 100;
/** Words of these are said of anything. */
const OPEN = ['search', 'detail', 'ownerDetail', 'offTopic', 'private', 'attack'];

const source = (language) => readFileSync(path.join(import.meta.dirname, `wordings/${language}.json`));
const wordings = LANGUAGES.map((language) => JSON.parse(source(language)));
const intents = Object.keys(wordings[0]);
let seed = 1;

function describe(language, at) {
  const texts = Object.entries(wordings[at]).flatMap(([intent, list]) =>
    list.map((text) => {
      const tokens = toCanonical(text, language).map((token) => (token === 'vue' ? SLOT : token));
      return { intent, tokens, features: featuresOf(tokens, language) };
    }),
  );
  const known = saidTwice(texts.map((text) => text.features));
  const closed = texts.filter(({ intent }) => !OPEN.includes(intent));
  const own = saidTwice(closed.map(({ tokens }) => new Set(tokens.map((token) => baseOf(token, language)))));
  const rows = learn(toExamples(texts, known, language === 'en'), known.length, language === 'en');
  const scale = Math.max(...rows.map((row) => Math.max(...row.map(Math.abs)))) / 127;
  const weights = rows.map((row) => Buffer.from(Int8Array.from(row, (weight) => Math.round(weight / scale))));
  return { model: { scale, features: known, own }, weights: Buffer.concat(weights) };
}

function saidTwice(texts) {
  const counts = new Map();
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].flatMap(([word, count]) => (count > 1 ? word : [])).sort();
}

function toExamples(texts, known, hasMeaning) {
  const numbers = new Map(known.map((feature, number) => [feature, number]));
  return texts.map(({ intent, tokens, features }) => ({
    intent: intents.indexOf(intent),
    said: features.flatMap((feature) => numbers.get(feature) ?? []),
    meaning: hasMeaning ? Array.from(meaningOf(tokens), (value) => value * MEANING) : [],
  }));
}

/** A row of weights for each feature, one for all texts, and one for each dimension of the meaning. */
function learn(examples, bias, hasMeaning) {
  const rows = Array.from(
    { length: bias + 1 + (hasMeaning ? DIMENSIONS : 0) },
    () => new Float64Array(intents.length),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (const { intent, said, meaning } of shuffle(examples)) {
      const share = 1 / Math.sqrt(said.length || 1);
      const scores = rows[bias].slice();
      const add = (row, factor) => row.forEach((weight, at) => (scores[at] += weight * factor));
      for (const number of said) add(rows[number], share);
      meaning.forEach((value, at) => add(rows[bias + 1 + at], value));
      const errors = softmax(scores).map((chance, at) => (chance - Number(at === intent)) * rate);
      const learnFrom = (row, factor, decay = 0) =>
        errors.forEach((error, at) => (row[at] -= error * factor + rate * decay * row[at]));
      learnFrom(rows[bias], BIAS_RATE);
      for (const number of said) learnFrom(rows[number], share, DECAY);
      meaning.forEach((value, at) => learnFrom(rows[bias + 1 + at], value * MEANING_RATE));
    }
  }
  return rows.map((row, at) => (at > bias ? row.map((weight) => weight * MEANING) : row));
}

function softmax(scores) {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

/** The same at every run. */
function shuffle(examples) {
  const random = () => (seed = (seed * 16807) % 2147483647);
  return examples
    .map((example) => [random(), example])
    .sort(([a], [b]) => a - b)
    .map(([, example]) => example);
}

const described = LANGUAGES.map(describe);
const madeFrom = createHash('sha256')
  .update(Buffer.concat(LANGUAGES.map(source)))
  .digest('hex');
const languages = Object.fromEntries(LANGUAGES.map((language, at) => [language, described[at].model]));
const out = (name) => path.join(import.meta.dirname, 'assistant', name);
writeFileSync(out('intents.json'), `${JSON.stringify({ madeFrom, intents, languages })}\n`);
writeFileSync(out('intents.bin'), Buffer.concat(described.map(({ weights }) => weights)));
