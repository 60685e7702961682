import { isKnown, rankOf } from '../search/vectors';
import { isFunctionWord, toTokens, WORDS } from '../search/words';
import { LANGUAGES, SLOT } from './features';
import { isOwnWord } from './intents';

const USUAL = 8000;
const shared = new Set([SLOT, ...Object.entries(WORDS.person).flat(2)]);
const others = LANGUAGES.slice(1).map((code) => {
  const { letters = [], usual = [], ...variants } = WORDS.languages[code] ?? {};
  const own = new Set([...usual, ...Object.values(variants).flat()]);
  const isOwn = (word: string) =>
    (own.has(word) || (isOwnWord(word, code) && !isKnown(rankOf(word)))) &&
    !(shared.has(word) && !usual.includes(word));
  return { code, letters: new RegExp(letters[0] ?? '(?!)'), isOwn };
});

export const isEnglish = (language: string): boolean => language === 'en';

/** That of most of its words; English unless another has more. */
export function languageOf(text: string): string {
  const tokens = toTokens(text);
  const usual = tokens.filter((token) => rankOf(token) < USUAL).length;
  const counts = others.map(({ isOwn, letters }) => {
    const english = tokens.filter((token) => isFunctionWord(token) && !isOwn(token)).length;
    const words = tokens.filter((token) => isOwn(token) && !isFunctionWord(token)).length;
    return words + (letters.test(text) ? 2 : 0) - english;
  });
  const most = Math.max(...counts);
  const isOther = most > 0 && (most > 1 || usual <= tokens.length / 2);
  return (isOther ? others[counts.indexOf(most)]?.code : undefined) ?? 'en';
}
