import { best, type Likenesses } from '../search/vocabulary';
import { isFunctionWord } from '../search/words';
import { isEnglish, SLOT, type Example, type Language } from './languages';

/** What a question seems to want, by the example that is most like it. */
export type Match = {
  intent: string;
  /** 0 to 1. */
  score: number;
  /** The share of its telling words that the example explains. */
  covered: number;
  /** Words that stand where the example names a technology. */
  slot: string[];
};

/** A question's words, with all that comparing it with each example needs, worked out once. */
type Asked = {
  tokens: readonly string[];
  rows: Likenesses[];
  weights: number[];
  /** The same for words that tell what it is about, else 0. */
  telling: number[];
  /** How near its nearest word is to each word of the examples. */
  nearest: Likenesses;
  language: Language;
};

const WITH_SLOT = ['useOf', 'countProjects'];
const MAX_SLOT = 3;
const SLOT_VALUE = 0.75;
const MAX_WORDS = 40;
const TELLING = 0.3;
const ASKING_WEIGHT = 0.35;

/** All intents, best first. */
export function rankIntents(tokens: readonly string[], language: Language): Match[] {
  const asked = prepare(tokens.slice(0, MAX_WORDS), language);
  const matches = new Map<string, Match>();
  for (const example of language.examples) {
    const match = compare(asked, example);
    if (match.score > (matches.get(match.intent)?.score ?? -1)) matches.set(match.intent, match);
  }
  return [...matches.values()].sort((a, b) => b.score - a.score);
}

function prepare(tokens: readonly string[], language: Language): Asked {
  const rows = tokens.map((token) => language.vocabulary.compareAll(token));
  const weights = tokens.map(language.weigh);
  const telling = weights.map((weight) => (weight >= TELLING && weight !== ASKING_WEIGHT ? weight : 0));
  const nearest = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows) row.forEach((value, at) => value > nearest[at]! && (nearest[at] = value));
  return { tokens, rows, weights, telling, nearest, language };
}

/** How well the two explain each other: the harmonic mean of both shares. */
function compare(asked: Asked, example: Example): Match {
  const { tokens, rows, weights, telling, nearest } = asked;
  const shares = rows.map((row) => best(row, example.numbers));
  const isFilled = tokens.includes(SLOT);
  const slot = isFilled ? [] : fillSlot(asked, shares, example);
  slot.forEach((at) => (shares[at] = SLOT_VALUE));
  const explained = average(shares, weights);
  const met = example.numbers.map((number, at) =>
    slot.length > 0 && example.tokens[at] === SLOT ? 1 : nearest[number]!,
  );
  const used = average(met, example.weights);
  return {
    ...{ intent: example.intent, slot: slot.map((at) => tokens[at]!) },
    covered: telling.some(Boolean) ? average(shares, telling) : explained,
    score: (2 * explained * used) / (explained + used || 1),
  };
}

/** The places of words in it. A slot takes any word, so the words around it must all be there. */
function fillSlot(asked: Asked, shares: readonly number[], example: Example): number[] {
  if (!isEnglish(asked.language) || !WITH_SLOT.includes(example.intent)) return [];
  const isWhole = example.tokens.every(
    (token, at) =>
      token === SLOT || example.weights[at]! < TELLING || asked.nearest[example.numbers[at]!]! >= 0.8,
  );
  if (!isWhole || !example.tokens.includes(SLOT)) return [];
  const isOpen = (at: number) => shares[at]! < 0.5 && !isFunctionWord(asked.tokens[at]!);
  return [...asked.tokens.keys()].filter(isOpen).slice(0, MAX_SLOT);
}

function average(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  for (let at = 0; at < values.length; at++) {
    sum += values[at]! * weights[at]!;
    total += weights[at]!;
  }
  return sum / (total || 1);
}
