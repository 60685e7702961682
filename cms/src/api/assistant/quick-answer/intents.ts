import { best } from '../search/likeness';
import { isFunctionWord } from '../search/words';
import { isEnglish, SLOT, type Example, type Language } from './languages';

/**
 * What a question seems to want, by the example that is most like it.
 * `covered` is the share of its telling words that the example explains, `slot` what stands for a technology.
 */
export type Match = { intent: string; score: number; covered: number; slot: string[] };

export const NO_MATCH: Match = { intent: 'none', score: 0, covered: 0, slot: [] };

type Asked = ReturnType<typeof prepare>;

const WITH_SLOT = ['useOf', 'countProjects'];
const MAX_SLOT = 3;
const SLOT_VALUE = 0.75;
const MAX_WORDS = 40;
const TELLING = 0.3;
const ASKING_WEIGHT = 0.35;

export function rankIntents(tokens: readonly string[], language: Language): Match[] {
  const asked = prepare(tokens.slice(0, MAX_WORDS), language);
  const matches = new Map<string, Match>();
  for (const example of language.examples) {
    const match = compare(asked, example);
    if (match.score > (matches.get(match.intent)?.score ?? -1)) matches.set(match.intent, match);
  }
  return [...matches.values()].sort((a, b) => b.score - a.score);
}

function prepare(tokens: readonly string[], language: Language) {
  const rows = tokens.map((token) => language.vocabulary.likenessesOf(token));
  const weights = tokens.map(language.weigh);
  const telling = weights.map((weight) => (weight >= TELLING && weight !== ASKING_WEIGHT ? weight : 0));
  const nearest = new Map<number, number>();
  for (const row of rows)
    for (const [number, value] of row) nearest.set(number, Math.max(value, nearest.get(number) ?? 0));
  return { tokens, rows, weights, telling, nearest, language };
}

/** How well the two explain each other: the harmonic mean of both shares. */
function compare(asked: Asked, example: Example): Match {
  const { tokens, rows, weights, telling, nearest } = asked;
  const shares = rows.map((row) => best(row, example.numbers));
  const slot = tokens.includes(SLOT) ? [] : fillSlot(asked, shares, example);
  for (const at of slot) shares[at] = SLOT_VALUE;
  const explained = average(shares, weights);
  const isMet = (at: number) => slot.length > 0 && example.tokens[at] === SLOT;
  const met = example.numbers.map((number, at) => (isMet(at) ? 1 : (nearest.get(number) ?? 0)));
  const used = average(met, example.weights);
  return {
    ...{ intent: example.intent, slot: slot.map((at) => tokens[at] ?? '') },
    covered: telling.some(Boolean) ? average(shares, telling) : explained,
    score: (2 * explained * used) / (explained + used || 1),
  };
}

/** By place. A slot takes any word, so the words around it must all be there. */
function fillSlot({ tokens, nearest, language }: Asked, shares: number[], example: Example): number[] {
  const hasSlot = WITH_SLOT.includes(example.intent) && example.tokens.includes(SLOT);
  if (!hasSlot || !isEnglish(language)) return [];
  const isThere = (token: string, at: number) =>
    token === SLOT ||
    Number(example.weights[at]) < TELLING ||
    best(nearest, example.numbers.slice(at, at + 1)) >= 0.8;
  if (!example.tokens.every(isThere)) return [];
  const isOpen = (at: number) => Number(shares[at]) < 0.5 && !isFunctionWord(tokens[at] ?? '');
  return [...tokens.keys()].filter(isOpen).slice(0, MAX_SLOT);
}

function average(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    sum += Number(values[at]) * weight;
    total += weight;
  }
  return sum / (total || 1);
}
