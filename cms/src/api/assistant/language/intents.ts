import { meaningOf, readAsset } from '../words/vectors';
import { isUsual, weightOf } from '../words/words';
import { baseOf, featuresOf, SLOT } from './features';

/** What a question seems to want, and how likely it is, from 0 to 1. */
export type Match = { intent: string; score: number };
type Described = {
  intents: string[];
  languages: Record<string, { scale: number; features: string[]; own: string[] }>;
};
type Model = { features: Map<string, number>; own: Set<string>; scale: number; weights: Int8Array };

export const NO_MATCH: Match = { intent: 'none', score: 0 };

const MAX_WORDS = 40;
const MEANINGS = 100;
const UNSAID = 0.4;
const OWNERS = ['you', 'your'];
/** They ask for anything; of the others, words that no example has tell that something else is asked. */
const LISTING = ['countProjects', 'listProjects', 'source', 'demo'];
const OPEN = ['search', 'detail', 'ownerDetail', 'offTopic', 'private', 'attack'];

const { intents, languages } = JSON.parse(readAsset('intents.json').toString()) as Described;
const bytes = new Int8Array(readAsset('intents.bin'));
const models = readModels();

/** By the words, and in English by the meaning: see cms/assets/make-intents.mjs. */
export function rankIntents(
  said: readonly string[],
  code: string,
  isPublished: (word: string) => boolean,
): Match[] {
  const model = models.get(code);
  if (!model) return [];
  const tokens = said.slice(0, MAX_WORDS);
  const rows = featuresOf(tokens, code).flatMap((feature) => model.features.get(feature) ?? []);
  const { features, weights, scale } = model;
  const scores = new Float64Array(intents.length);
  const add = (row: number, factor: number) =>
    scores.forEach((score, at) => (scores[at] = score + factor * Number(weights[row * intents.length + at])));
  add(features.size, 1);
  for (const row of rows) add(row, 1 / Math.sqrt(rows.length));
  if (code === 'en') meaningOf(tokens).forEach((value, at) => add(features.size + 1 + at, value));
  const powers = scores.map((score) => Math.exp(score * scale));
  const sum = powers.reduce((a, b) => a + b);
  const asksForProjects = tokens.includes('project');
  const isOpen = (intent: string) => OPEN.includes(intent) || (asksForProjects && LISTING.includes(intent));
  const known = knownShare(tokens, code, isPublished);
  return intents
    .map((intent, at) => ({
      intent,
      score: (Number(powers[at]) / sum) * (isOpen(intent) ? 1 : known),
    }))
    .sort((a, b) => b.score - a.score);
}

/** Whether a word is one by which questions of a language are known. */
export const isOwnWord = (word: string, code: string): boolean =>
  models.get(code)?.own.has(baseOf(word, code)) ?? false;

/** Whether questions of a language have a word just so. */
export const isSaid = (word: string, code: string): boolean => models.get(code)?.features.has(word) ?? false;

function knownShare(tokens: readonly string[], code: string, isPublished: (word: string) => boolean): number {
  const telling = tokens.filter((token) => token !== SLOT && weightOf(token) > 0 && !isUsual(token, code));
  const share = (word: string) => (isOwnWord(word, code) ? 1 : isPublished(word) ? 0 : UNSAID);
  const total = telling.reduce((sum, word) => sum + weightOf(word), 0);
  const known = telling.reduce((sum, word) => sum + weightOf(word) * share(word), 0);
  // `Where are the harbours?` asks for nothing of the owner, `Where is your studio?` may.
  return known === 0 && (total === 0 || tokens.some((token) => OWNERS.includes(token))) ? 1 : known / total;
}

function readModels(): Map<string, Model> {
  let start = 0;
  return new Map(
    Object.entries(languages).map(([code, { features, own, scale }]) => {
      const rows = features.length + 1 + (code === 'en' ? MEANINGS : 0);
      const weights = bytes.subarray(start, (start += rows * intents.length));
      const numbers = new Map(features.map((feature, at) => [feature, at]));
      return [code, { features: numbers, own: new Set(own), scale, weights }];
    }),
  );
}
