import { rangesOf, replaceAll, type Range } from '../words/ranges';
import type { SearchIndex } from './search-index';
import { isKnownTechnology } from './technologies';
import { distanceWithin, haveSameConsonants, isShuffled } from '../words/typing-errors';
import { isKnown, rankOf, usualWords } from '../words/vectors';
import { isFunctionWord, WORDS } from '../words/words';

const MAX_WRONG = 8;
const USUAL = 15_000;
/** More usual words are meant as often as what is published. */
const COMMON = 1500;

/** `resending` is a word if `sending` is. */
const PREFIXED = /^(?:over|under|un|re|pre|multi|micro|mis|out|sub|inter)([a-z]{4,})$/;

const usual = [...WORDS.functionWords, ...usualWords(USUAL)].filter(({ length }) => length > 2);

/** What is no word is taken for the word that it is most like: `tell me abuot` of `about`. */
export function spellWords(text: string, index: SearchIndex): string {
  const ranges = rangesOf(text);
  const wrong = ranges.filter((range) => !isAbbreviation(text, range) && isWrong(range.word, index));
  if (2 * wrong.length > ranges.length + 3) return text;
  const right = wrong.slice(0, MAX_WRONG).flatMap((range) => {
    const isName = /^\p{Lu}/u.test(text.slice(range.start)) && /\p{L}/u.test(text.slice(0, range.start));
    const word = bestFor(range.word, isName, index);
    return word ? { ...range, word } : [];
  });
  return replaceAll(text, right);
}

/** `RTOS`, in a text that has small letters. */
const isAbbreviation = (text: string, { start, end }: Range): boolean =>
  /\p{Ll}/u.test(text) && /^\p{Lu}{2,}$/u.test(text.slice(start, end));

/** Neither a word of English, nor of what is published, nor a name. */
function isWrong(word: string, { vocabulary }: SearchIndex): boolean {
  const [, base] = PREFIXED.exec(word) ?? [];
  if (base && isKnown(rankOf(base))) return false;
  const isWord = isKnown(rankOf(word)) || isFunctionWord(word) || vocabulary.has(word);
  return /^[a-z]{3,}$/.test(word) && !isWord && !isKnownTechnology(word);
}

function bestFor(word: string, isName: boolean, { vocabulary }: SearchIndex): string | undefined {
  const isLike = (one: string) =>
    word.slice(0, 2).includes(one.charAt(0)) || word.slice(1, 4) === one.slice(1, 4);
  const [allowed, allowedUsual] = [word.length < 7 ? 1 : 2, word.length < 9 ? 1 : 2];
  const published = [...vocabulary.words.map(({ text }) => text), ...Object.keys(WORDS.aliases)];
  const kind = (one: string) =>
    isFunctionWord(one) ? 0 : vocabulary.has(one) || rankOf(one) < COMMON ? 1 : 2;
  const isElsewhere = (one: string) => Number(one.charAt(0) !== word.charAt(0));
  const order = (one: string) => (isShuffled(one, word) ? isElsewhere(one) : 1);
  const sound = (one: string) => Number(!haveSameConsonants(one, word)) + isElsewhere(one);
  const near = (words: readonly string[], most: number) =>
    words
      .filter((one) => isLike(one) && (word.length > 3 || isFunctionWord(one)))
      .map((one) => ({ one, distance: distanceWithin(word, one, most) }))
      .filter(({ distance }) => distance <= most);
  return [...near(published, allowed), ...(isName ? [] : near(usual, allowedUsual))]
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        order(a.one) - order(b.one) ||
        kind(a.one) - kind(b.one) ||
        sound(a.one) - sound(b.one) ||
        b.one.length - a.one.length ||
        rankOf(a.one) - rankOf(b.one),
    )
    .map(({ one }) => one)[0];
}
