import { readAsset } from '../search/assets';
import { compareWords, TYPO, type Word } from '../search/likeness';
import { rankOf } from '../search/vectors';
import { createVocabulary, type Vocabulary } from '../search/vocabulary';
import { isFunctionWord, toTokens, weightOf, WORDS } from '../search/words';

/** A question as visitors put it, of which one like it is known to want the same. */
export type Example = { intent: string; tokens: string[]; numbers: number[]; weights: number[] };

export type Language = {
  code: string;
  examples: Example[];
  vocabulary: Vocabulary;
  /** How much a word tells about what is wanted: `where` and `how many` do, `the` does not. */
  weigh: (token: string) => number;
  /** In the second person, whomever the visitor speaks of. */
  toCanonical: (text: string) => string[];
  isOwn: (token: string) => boolean;
  letters?: RegExp;
};

type Groups = Record<string, string[]>;
type Lists = Groups & { letters?: never };

/** Stands in the examples for any technology. */
export const SLOT = 'react';
const ASKING = new Set<string>(WORDS.asking);
const USING = new Set<string>(WORDS.using);
const USUAL_ENGLISH = 8000;

const LANGUAGES = Object.entries(
  JSON.parse(readAsset('examples.json').toString()) as Record<string, Groups>,
).map(([code, groups]) => createLanguage(code, groups));
const [ENGLISH, ...OTHERS] = LANGUAGES as [Language, ...Language[]];

/** That of most of its words; English unless another has more. */
export function languageOf(text: string): Language {
  const tokens = toTokens(text);
  const english = tokens.filter(isFunctionWord).length;
  const known = tokens.filter((token) => (rankOf(token) ?? USUAL_ENGLISH) < USUAL_ENGLISH).length;
  const [first] = OTHERS.map((language) => ({ language, count: countWords(language, tokens, text) })).sort(
    (a, b) => b.count - a.count,
  );
  const isOther =
    first && first.count > english && (first.count > 1 || (first.count > 0 && known <= tokens.length / 2));
  return isOther ? first.language : ENGLISH;
}

export const isEnglish = ({ code }: Language): boolean => code === ENGLISH.code;

function countWords({ isOwn, letters }: Language, tokens: readonly string[], text: string): number {
  const words = tokens.filter((token) => isOwn(token) && !isFunctionWord(token)).length;
  return words + (letters?.test(text) ? 2 : 0);
}

function createLanguage(code: string, groups: Groups): Language {
  const isBase = code === 'en';
  const { letters, usual = [], ...variants }: Lists = isBase ? WORDS.person : WORDS.languages[code];
  const persons = new Map(
    Object.entries(variants).flatMap(([word, list]) => list.map((variant) => [variant, word] as const)),
  );
  const vocabulary = createVocabulary(isBase ? compareEnglish : compareLetters);
  const toCanonical = (text: string) =>
    toTokens(takeApart(text, code)).map((token) => persons.get(token) ?? token);
  const examples = Object.entries(groups).flatMap(([intent, texts]) =>
    texts.map((text) => ({ intent, tokens: toCanonical(text) })),
  );
  const counts = new Map<string, number>();
  for (const token of examples.flatMap(({ tokens }) => tokens))
    counts.set(token, (counts.get(token) ?? 0) + 1);
  const weigh = isBase ? weighEnglish : (token: string) => weighByCount(token, counts.get(token) ?? 0);
  const shared = new Set(Object.values(WORDS.person as Groups).flat());
  const own = new Set([...counts.keys(), ...usual, ...persons.keys()].filter((word) => !shared.has(word)));
  return {
    ...{ code, vocabulary, toCanonical, isOwn: (token) => own.has(token) },
    examples: examples.map((one) => ({
      ...{ ...one, numbers: one.tokens.map(vocabulary.numberOf), weights: one.tokens.map(weigh) },
    })),
    weigh,
    letters: letters && new RegExp(letters),
  };
}

function takeApart(text: string, code: string): string {
  if (code === 'en') return text.replace(/[’'](s|re|ve|d|ll|m)\b/gi, ' $1');
  return code === 'fr' ? text.replace(/\b([cdjlmnst]|qu)[’']/gi, '$1 ') : text;
}

function weighEnglish(token: string): number {
  if (token === SLOT) return 0.5;
  if (ASKING.has(token)) return 0.35;
  if (USING.has(token)) return 0.45;
  return isFunctionWord(token) ? 0.08 : Math.max(0.3, weightOf(token));
}

function weighByCount(token: string, count: number): number {
  return token === SLOT ? 0.5 : Math.max(0.1, 1 - Math.log(1 + count) / Math.log(60));
}

function compareEnglish(a: Word, b: Word): number {
  const isFixed = isFunctionWord(a.text) || isFunctionWord(b.text);
  return isFixed ? Number(a.stem === b.stem) : compareWords(a, b);
}

/** There are vectors for English only. */
function compareLetters({ text: a }: Word, { text: b }: Word): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  if (same === a.length && same === b.length) return 1;
  return same >= 4 && same >= 0.6 * Math.max(a.length, b.length) ? TYPO : 0;
}
