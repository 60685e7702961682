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

type Term = { token: string; weight: number; likenesses: Likenesses };

const WITH_SLOT = ['useOf', 'countProjects'];
const MAX_SLOT = 3;
const SLOT_VALUE = 0.75;
const MAX_WORDS = 40;
const TELLING = 0.3;
const ASKING_WEIGHT = 0.35;

/** All intents, best first. */
export function rankIntents(tokens: readonly string[], language: Language): Match[] {
  const terms = tokens.slice(0, MAX_WORDS).map((token) => ({
    ...{ token, weight: language.weigh(token) },
    likenesses: language.vocabulary.compareAll(token),
  }));
  const matches = new Map<string, Match>();
  for (const example of language.examples) {
    const match = compare(terms, example, language);
    if (match.score > (matches.get(match.intent)?.score ?? -1)) matches.set(match.intent, match);
  }
  return [...matches.values()].sort((a, b) => b.score - a.score);
}

/** How well the two explain each other: the harmonic mean of both shares. */
function compare(terms: readonly Term[], example: Example, language: Language): Match {
  const values = terms.map((term) => best(term.likenesses, example.numbers));
  const isFilled = terms.some(({ token }) => token === SLOT);
  const slot = isFilled ? [] : fillSlot(terms, values, example, language);
  const shares = values.map((value, at) =>
    value < 0.5 && slot.includes(terms[at]!.token) ? SLOT_VALUE : value,
  );
  const weights = terms.map(({ weight }) => weight);
  const explained = average(shares, weights);
  const telling = weights.map((weight) => (weight >= TELLING && weight !== ASKING_WEIGHT ? weight : 0));
  const met = example.tokens.map((token, at) =>
    token === SLOT && (isFilled || slot.length > 0) ? 1 : nearest(terms, example.numbers[at]!),
  );
  const used = average(met, example.tokens.map(language.weigh));
  return {
    ...{ intent: example.intent, slot },
    covered: telling.some(Boolean) ? average(shares, telling) : explained,
    score: (2 * explained * used) / (explained + used || 1),
  };
}

/** A slot takes any word, so the words around it must all be there. */
function fillSlot(
  terms: readonly Term[],
  values: readonly number[],
  { intent, tokens, numbers }: Example,
  language: Language,
): string[] {
  if (!isEnglish(language) || !WITH_SLOT.includes(intent) || !tokens.includes(SLOT)) return [];
  const isWhole = tokens.every(
    (token, at) => token === SLOT || language.weigh(token) < TELLING || nearest(terms, numbers[at]!) >= 0.8,
  );
  if (!isWhole) return [];
  return terms
    .filter(({ token }, at) => values[at]! < 0.5 && !isFunctionWord(token))
    .map(({ token }) => token)
    .slice(0, MAX_SLOT);
}

function nearest(terms: readonly Term[], number: number): number {
  return Math.max(0, ...terms.map(({ likenesses }) => likenesses[number]!));
}

function average(values: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.reduce((sum, value, at) => sum + value * weights[at]!, 0) / (total || 1);
}
