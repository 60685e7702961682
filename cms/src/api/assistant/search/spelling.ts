import { plainText } from '../../../shared/plain-text';
import { distanceWithin, isShuffled } from './typing-errors';
import { isKnown, rankOf, usualWords } from './vectors';
import type { SearchIndex } from './search-index';
import { isKnownTechnology } from './technologies';
import { isFunctionWord, toTokens, WORDS } from './words';

/** A title, or two words of it, by their letters alone; `isPart` is one word of several, which may be written apart. */
export type TitleSpelling = { text: string; letters: string; isPart: boolean };
type Meant = Range & { said: string; distance: number };
type Range = { start: number; end: number; word: string };

const MAX_WORDS = 16;
const MAX_TITLE_WORDS = 4;
const MAX_WRONG = 8;
/** Letters of a word that may be written apart: `jet lag`. */
const LONG = 6;
const USUAL = 15_000;
/** More usual words are meant as often as what is published. */
const COMMON = 1500;

const usual = [...WORDS.functionWords, ...usualWords(USUAL)].filter(({ length }) => length > 2);

export function spellingsOf(title: string): TitleSpelling[] {
  const words = toTokens(title);
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word]);
  const long = words.length > 1 ? words.filter(({ length }) => length >= LONG).map((word) => [word]) : [];
  return [words, ...pairs, ...long].map((part) => ({
    isPart: part.length < Math.min(2, words.length),
    text: part.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' '),
    letters: lettersOf(part),
  }));
}

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

/** `mess mate`, `mesmate` and `quiethours` as the titles have them. */
export function spellTitles(text: string, { titles }: SearchIndex): string {
  const ranges = rangesOf(text).slice(0, MAX_WORDS);
  const found: Range[] = [];
  for (let at = 0; at < ranges.length; at++) {
    const runs = Array.from({ length: MAX_TITLE_WORDS }, (_, size) => ranges.slice(at, at + size + 1));
    const [meant] = runs.flatMap((run) => meantBy(run, titles) ?? []).sort((a, b) => a.distance - b.distance);
    if (!meant) continue;
    if (meant.word.toLowerCase() !== meant.said) found.push(meant);
    at += ranges.slice(at).findIndex(({ end }) => end === meant.end);
  }
  return replaceAll(text, found);
}

function meantBy(run: readonly Range[], titles: SearchIndex['titles']): Meant | undefined {
  const [words, first, last] = [run.map(({ word }) => word), run[0], run.at(-1)];
  const letters = lettersOf(words);
  const mayBeWrong = run.length > 1 || !isKnown(rankOf(letters));
  const allowed = mayBeWrong ? Math.min(2, Math.floor(letters.length / 4)) : 0;
  const [meant] = (titles.get(letters.charAt(0)) ?? [])
    .map(({ text, letters: own, isPart }) => ({
      word: text,
      distance: distanceWithin(letters, own, isPart ? 0 : allowed),
    }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  if (!first || !last || !meant || [first, last].some(({ word }) => word === 'and')) return undefined;
  return { ...meant, said: words.join(' '), start: first.start, end: last.end };
}

/** `RTOS`, in a text that has small letters. */
const isAbbreviation = (text: string, { start, end }: Range): boolean =>
  /\p{Ll}/u.test(text) && /^\p{Lu}{2,}$/u.test(text.slice(start, end));

/** Neither a word of English, nor of what is published, nor a name. */
function isWrong(word: string, { vocabulary }: SearchIndex): boolean {
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
  const order = (one: string) => (isShuffled(one, word) ? 0 : 1);
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
        b.one.length - a.one.length ||
        rankOf(a.one) - rankOf(b.one),
    )
    .map(({ one }) => one)[0];
}

const lettersOf = (words: readonly string[]): string => words.filter((word) => word !== 'and').join('');

const rangesOf = (text: string): Range[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: said, index }) => ({
    ...{ start: index, end: index + said.length, word: plainText(said) },
  }));

function replaceAll(text: string, ranges: readonly Range[]): string {
  return [...ranges]
    .reverse()
    .reduce((rest, { start, end, word }) => `${rest.slice(0, start)}${word}${rest.slice(end)}`, text);
}
