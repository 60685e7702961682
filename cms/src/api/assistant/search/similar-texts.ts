import { compareWords, createVocabulary, likest, type Word } from '../words/likeness';
import { isFunctionWord, isUsual, weightOf, WORDS } from '../words/words';

const [ASKING, USING, NEGATING] = [WORDS.asking, WORDS.using, WORDS.negating].map((words) => new Set(words));
/** Words of a question: each is compared with all of the texts, and nobody needs more to ask something. */
const MAX_TELLING = 24;

/**
 * How much texts are like another one, from 0 to 1: how well the words of the two explain each other, as the harmonic
 * mean of both shares.
 * @param texts their words
 */
export function createSimilarTexts(texts: readonly (readonly string[])[], code: string) {
  const vocabulary = createVocabulary(compare);
  const known = texts.map((tokens) => ({
    ...{ numbers: tokens.map(vocabulary.numberOf), weights: tokens.map((token) => weigh(token, code)) },
  }));
  return (asked: readonly string[]): number[] => {
    const tokens = withoutSurplus(asked);
    const rows = tokens.map((token) => vocabulary.rowOf(vocabulary.likenessesOf(token)));
    const weights = tokens.map((token) => weigh(token, code));
    const nearest = vocabulary.words.map((_, number) =>
      rows.reduce((most, row) => Math.max(most, Number(row[number])), 0),
    );
    return known.map((text) => {
      const explained = average(
        rows.map((row) => likest(row, text.numbers)),
        weights,
      );
      const used = average(
        text.numbers.map((number) => Number(nearest[number])),
        text.weights,
      );
      return (2 * explained * used) / (explained + used || 1);
    });
  };
}

/** The last ones, as what is asked comes after what is told. */
function withoutSurplus(tokens: readonly string[]): string[] {
  const telling = tokens.filter((token) => !isFunctionWord(token)).slice(-MAX_TELLING);
  return tokens.filter((token) => isFunctionWord(token) || telling.includes(token));
}

/** How much a word tells about what is wanted: `where` does, `the` does not. */
function weigh(token: string, code: string): number {
  if (code !== 'en') return isUsual(token, code) ? 0.1 : 1;
  if (ASKING?.has(token)) return 0.35;
  if (USING?.has(token)) return 0.45;
  if (NEGATING?.has(token)) return 0.5;
  return isFunctionWord(token) ? 0.08 : Math.max(0.3, weightOf(token));
}

/** Vectors take `first` for much the same as `last`. */
function compare(a: Word, b: Word, meaning: number): number {
  const value = isFunctionWord(a.text) ? Number(a.stem === b.stem) : compareWords(a, b, meaning);
  // Most words are nothing like each other, which is quicker to see.
  if (value === 0 || areOpposite(a.text, b.text) || areOpposite(b.text, a.text)) return 0;
  return isFunctionWord(b.text) ? Number(a.stem === b.stem) : value;
}

const areOpposite = (a: string, b: string): boolean =>
  WORDS.opposites.some(([one, other]) => one.includes(a) && other.includes(b));

function average(values: readonly number[], weights: readonly number[]): number {
  let [sum, total] = [0, 0];
  for (const [at, weight] of weights.entries()) {
    sum += Number(values[at]) * weight;
    total += weight;
  }
  return sum / (total || 1);
}
