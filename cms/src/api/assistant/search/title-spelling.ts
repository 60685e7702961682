import { rangesOf, replaceAll, type Range } from '../words/ranges';
import { bitsOf, distanceWithin, mayBeWithin } from '../words/typing-errors';
import { isKnown, rankOf } from '../words/vectors';
import { toTokens, weightOf } from '../words/words';

/** A title, or two words of it, by their letters alone; `isPart` is one word of several, which may be written apart. */
export type TitleSpelling = { text: string; letters: string; bits: number; isPart: boolean };
/** By their first letter. */
export type TitleSpellings = Map<string, TitleSpelling[]>;
type Meant = Range & { said: string; distance: number };

const MAX_WORDS = 16;
const MAX_TITLE_WORDS = 4;
/** `what's` ends in no word of its own. */
const APOSTROPHE = /['’]/;
/** Letters of a word that may be written apart: `jet lag`. */
const LONG = 6;

export function spellingsOf(title: string): TitleSpelling[] {
  const words = toTokens(title);
  // `In Your` of a longer title is no name.
  const pairs = words
    .slice(1)
    .map((word, at) => [words[at] ?? '', word])
    .filter((pair) => pair.some((word) => weightOf(word) > 0));
  const long = words.length > 1 ? words.filter(({ length }) => length >= LONG).map((word) => [word]) : [];
  return [words, ...pairs, ...long].map((part) => {
    const letters = lettersOf(part);
    return {
      isPart: part.length < Math.min(2, words.length),
      text: part.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' '),
      letters,
      bits: bitsOf(letters),
    };
  });
}

/** `mess mate`, `mesmate` and `quiethours` as the titles have them. */
export function spellTitles(text: string, { titles }: { titles: TitleSpellings }): string {
  const ranges = rangesOf(text)
    .filter(({ start, word }) => word.length > 2 || !APOSTROPHE.test(text.charAt(start - 1)))
    .slice(0, MAX_WORDS);
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

function meantBy(run: readonly Range[], titles: TitleSpellings): Meant | undefined {
  const [words, first, last] = [run.map(({ word }) => word), run[0], run.at(-1)];
  const letters = lettersOf(words);
  const mayBeWrong = run.length > 1 || !isKnown(rankOf(letters));
  const allowed = mayBeWrong ? Math.min(2, Math.floor(letters.length / 4)) : 0;
  const bits = bitsOf(letters);
  let meant: { word: string; distance: number } | undefined;
  for (const { text, letters: own, bits: ownBits, isPart } of titles.get(letters.charAt(0)) ?? []) {
    if (!mayBeWithin(bits, ownBits, allowed)) continue;
    const distance = distanceWithin(letters, own, isPart ? 0 : allowed);
    if (distance <= allowed && distance < (meant?.distance ?? Infinity)) meant = { word: text, distance };
  }
  if (!first || !last || !meant || [first, last].some(({ word }) => word === 'and')) return undefined;
  return { ...meant, said: words.join(' '), start: first.start, end: last.end };
}

const lettersOf = (words: readonly string[]): string => words.filter((word) => word !== 'and').join('');
