import { best } from '../search/likeness';
import type { Examples } from './languages';

/**
 * What a question seems to want, by the example that is most like it.
 * `covered` is the share of its telling words that the example explains.
 */
export type Match = { intent: string; score: number; covered: number };

export const NO_MATCH: Match = { intent: 'none', score: 0, covered: 0 };

type Asked = ReturnType<typeof prepare>;

const MAX_WORDS = 40;
const TELLING = 0.3;
const ASKING_WEIGHT = 0.35;

export function rankIntents(tokens: readonly string[], examples: Examples): Match[] {
  const asked = prepare(tokens.slice(0, MAX_WORDS), examples);
  const matches = new Map<string, Match>();
  for (const example of examples.examples) {
    const match = compare(asked, example);
    if (match.score > (matches.get(match.intent)?.score ?? -1)) matches.set(match.intent, match);
  }
  return [...matches.values()].sort((a, b) => b.score - a.score);
}

function prepare(tokens: readonly string[], { vocabulary, weigh }: Examples) {
  const rows = tokens.map((token) => vocabulary.likenessesOf(token));
  const weights = tokens.map(weigh);
  const telling = weights.map((weight) => (weight >= TELLING && weight !== ASKING_WEIGHT ? weight : 0));
  const nearest = new Map<number, number>();
  for (const row of rows)
    for (const [number, value] of row) nearest.set(number, Math.max(value, nearest.get(number) ?? 0));
  return { rows, weights, telling, nearest };
}

/** How well the two explain each other: the harmonic mean of both shares. */
function compare({ rows, weights, telling, nearest }: Asked, example: Examples['examples'][number]): Match {
  const shares = rows.map((row) => best(row, example.numbers));
  const explained = average(shares, weights);
  const met = example.numbers.map((number) => nearest.get(number) ?? 0);
  const used = average(met, example.weights);
  return {
    intent: example.intent,
    covered: telling.some(Boolean) ? average(shares, telling) : explained,
    score: (2 * explained * used) / (explained + used || 1),
  };
}

function average(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    sum += Number(values[at]) * weight;
    total += weight;
  }
  return sum / (total || 1);
}
