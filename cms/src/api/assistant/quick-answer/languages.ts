import { compareWords, createVocabulary, TYPO, type Word } from '../search/likeness';
import { rankOf, readAsset } from '../search/vectors';
import { isFunctionWord, toTokens, weightOf, WORDS } from '../search/words';

type Groups = Record<string, string[]>;
export type Language = ReturnType<typeof createLanguage>;
export type Examples = ReturnType<typeof createExamples>;

/** Stands in the examples for any technology. */
export const SLOT = 'react';
const ASKING = new Set(WORDS.asking);
const USING = new Set(WORDS.using);
const NEGATING = new Set(WORDS.negating);
const USUAL = 8000;

const EXAMPLES = JSON.parse(readAsset('examples.json').toString()) as Record<string, Groups>;
const [ENGLISH, ...OTHERS] = Object.keys(EXAMPLES).map(createLanguage) as [Language, ...Language[]];
export const isEnglish = (language: Language): boolean => language === ENGLISH;

/** That of most of its words; English unless another has more. */
export function languageOf(text: string): Language {
  const tokens = toTokens(text);
  const usual = tokens.filter((token) => rankOf(token) < USUAL).length;
  const counts = OTHERS.map(({ isOwn, letters }) => {
    const english = tokens.filter((token) => isFunctionWord(token) && !isOwn(token)).length;
    const words = tokens.filter((token) => isOwn(token) && !isFunctionWord(token)).length;
    return words + (letters.test(text) ? 2 : 0) - english;
  });
  const most = Math.max(...counts);
  const isOther = most > 0 && (most > 1 || usual <= tokens.length / 2);
  return (isOther ? OTHERS[counts.indexOf(most)] : undefined) ?? ENGLISH;
}

function createLanguage(code: string) {
  const isBase = code === 'en';
  const { letters = [], usual = [], ...variants } = (isBase ? WORDS.person : WORDS.languages[code]) ?? {};
  const persons = new Map(
    Object.entries(variants).flatMap(([word, list]) => list.map((one) => [one, word] as const)),
  );
  /** In the second person, whomever the visitor speaks of. */
  const toCanonical = (text: string) => toTokens(text).map((token) => persons.get(token) ?? token);
  const examples = Object.entries(EXAMPLES[code] ?? {}).flatMap(([intent, texts]) =>
    texts.map((text) => ({ intent, tokens: toCanonical(text) })),
  );
  const counts = new Map<string, number>();
  for (const { tokens } of examples)
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const shared = new Set([SLOT, ...Object.entries(WORDS.person).flat(2)]);
  const notShared = [...counts.keys(), ...persons.keys()].filter((word) => !shared.has(word));
  const own = new Set([...usual, ...notShared]);
  /** How much a word tells about what is wanted: `where` does, `the` does not. */
  const weigh = (token: string) =>
    isBase ? weighEnglish(token) : weighByCount(token, counts.get(token) ?? 0, usual.includes(token));
  return {
    ...createExamples(examples, { weigh, compare: isBase ? compareEnglish : compareLetters }),
    ...{ toCanonical, letters: new RegExp(letters[0] ?? '(?!)') },
    isOwn: (token: string) => own.has(token),
  };
}

type Text = { intent: string; tokens: string[] };
type Manner = { weigh: (token: string) => number; compare: (a: Word, b: Word) => number };

/** What questions are compared with: texts, each with what it stands for. */
export function createExamples(texts: readonly Text[], { weigh, compare }: Manner) {
  const vocabulary = createVocabulary(compare);
  const examples = texts.map(({ intent, tokens }) => ({
    ...{ intent, numbers: tokens.map(vocabulary.numberOf), weights: tokens.map(weigh) },
  }));
  return { vocabulary, examples, weigh, compare };
}

function weighEnglish(token: string): number {
  if (token === SLOT) return 0.5;
  if (ASKING.has(token)) return 0.35;
  if (USING.has(token)) return 0.45;
  if (NEGATING.has(token)) return 0.5;
  return isFunctionWord(token) ? 0.08 : Math.max(0.3, weightOf(token));
}

function weighByCount(token: string, count: number, isUsual: boolean): number {
  if (isUsual && count === 0) return 0.1;
  return token === SLOT ? 0.5 : Math.max(0.1, 1 - Math.log(1 + count) / Math.log(60));
}

/** Vectors take `first` for much the same as `last`. */
function compareEnglish(a: Word, b: Word): number {
  if (areOpposite(a.text, b.text) || areOpposite(b.text, a.text)) return 0;
  const isFixed = isFunctionWord(a.text) || isFunctionWord(b.text);
  return isFixed ? Number(a.stem === b.stem) : compareWords(a, b);
}

const areOpposite = (a: string, b: string): boolean =>
  WORDS.opposites.some(([one, other]) => one.includes(a) && other.includes(b));

/** There are vectors for English only. */
function compareLetters({ text: a }: Word, { text: b }: Word): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  if (a === b) return 1;
  return same >= 4 && same >= 0.6 * Math.max(a.length, b.length) ? TYPO : 0;
}
