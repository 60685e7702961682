import { isKnown, rankOf } from '../words/vectors';
import { isFunctionWord, toTokens, WORDS } from '../words/words';
import { LANGUAGES, SLOT } from './features';
import { isOwnWord, isSaid } from './intents';

const USUAL = 8000;
/** `linkedin` begins like a German word. */
const BY_BEGINNING = 0.5;
const shared = new Set([SLOT, ...Object.entries(WORDS.person).flat(2)]);
const others = LANGUAGES.slice(1).map((code) => {
  const { letters = [], usual = [], ...variants } = WORDS.languages[code] ?? {};
  const own = new Set([...usual, ...Object.values(variants).flat()]);
  const isOthers = (word: string) => shared.has(word) && !usual.includes(word);
  const shareOf = (word: string) => {
    if (isOthers(word)) return 0;
    if (own.has(word)) return 1;
    if (isKnown(rankOf(word)) || isSaid(word, 'en') || !isOwnWord(word, code)) return 0;
    return isSaid(word, code) ? 1 : BY_BEGINNING;
  };
  return { code, letters: new RegExp(letters[0] ?? '(?!)'), shareOf };
});

const [OURS, ANY] = [/[\p{Script=Latin}\p{Script=Bengali}]/gu, /\p{L}/gu];

/** Whether most letters are of scripts that none of the languages is written in. */
export function isForeign(text: string): boolean {
  const countOf = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return countOf(ANY) > 2 * countOf(OURS);
}

export const isEnglish = (language: string): boolean => language === 'en';

/** Titles are often English whatever is asked of them: `Was macht Night Train?` */
const NAMES = /(?<=\S\s)\p{Lu}\p{Ll}+/gu;

/** That of most of its words; English unless another has more. */
export function languageOf(text: string): string {
  // `e-invoicing` has no Spanish `and`.
  const tokens = toTokens(text.replace(/(?<!\p{L})\p{L}-(?=\p{L})/gu, ''));
  const usual = toTokens(text.replace(NAMES, '')).filter((token) => rankOf(token) < USUAL).length;
  const counts = others.map(({ shareOf, letters }) => {
    const english = tokens.filter((token) => isFunctionWord(token) && shareOf(token) === 0).length;
    const words = tokens.reduce((sum, token) => sum + (isFunctionWord(token) ? 0 : shareOf(token)), 0);
    return words + (letters.test(text) ? 2 : 0) - english;
  });
  const most = Math.max(...counts);
  const isOther = most > 1 || (most === 1 && usual <= tokens.length / 2);
  return (isOther ? others[counts.indexOf(most)]?.code : undefined) ?? 'en';
}
