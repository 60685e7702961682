import { LRUCache } from 'lru-cache';
import { INDUSTRY } from '../../assistant/search/technologies';
import { rankOf } from '../../assistant/words/vectors';
import { isFunctionWord, WORDS } from '../../assistant/words/words';
import { ADVERT_WORDS } from './advert-words';
import { hasDenyingWord, isAffirmed, isDeniedBefore } from './denial';
import { isWrittenAsName, type Piece } from './written-as-name';

/** Names stand between the letters of scripts without capitals, mostly without a space. */
const WORD =
  /\.?[\p{LC}\p{N}][\p{LC}\p{M}\p{N}]*(?:[.\-/+#'’]+[\p{LC}\p{N}]+)*[+#]*|[\p{Lo}\p{Lm}][\p{Lo}\p{Lm}\p{M}]*/gu;
const JOINT = new RegExp(`/|-(?=${ADVERT_WORDS.names.followed})`, 'iu');
/** `Linux-Servern`, `AWS-based` */
const COMPOUND = /^(.{2,})-\p{L}{3,}$/u;
/** Rank of the words that make others with anything: `Go-Live`, `Spring-Meeting`. */
const MAKES_WORDS = 7000;
/** `(f/m/x)` names nothing. */
const SEXES = /^[fmwdx](\/[fmwdx])+$/i;
const ADDRESS = /(?<!\S)\S+@\S+|https?:\S+/g;
const MAX_WORDS = 3;
const ENUMERATED = /^(,|\/| &| (and|or|und|oder)) ?/;
/** In letters. */
const CACHE = 250_000;

const keys = new LRUCache<string, string>({
  maxSize: CACHE,
  sizeCalculation: (key, name) => key.length + name.length + 1,
});
const squeeze = (name: string) => name.toLowerCase().replace(/[\s._\-/]+/g, '');
const ALIASES = new Map(Object.entries(WORDS.aliases).map(([said, name]) => [squeeze(said), squeeze(name)]));

/** `React`, `React.js` and `ReactJS` are the same, as are `HTML` and `HTML5`. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const words = squeeze(name);
  const bare = (ALIASES.get(words) ?? words).replace(/(?<=\p{L}{3})js$|(?<=\p{L}{3})\d+\+?$/u, '');
  const key = bare
    .replace(/^apache(?=kafka|spark|airflow|flink)|(?<=^restful?apis?).*$/, '')
    .replace(/^restful?apis?$/, 'rest');
  keys.set(name, key);
  return key;
}

const NOT = new Set(ADVERT_WORDS.notTechnologies.map(keyOf));
const KNOWN = new Set([...INDUSTRY, ...ADVERT_WORDS.technologies].map(keyOf).filter((key) => !NOT.has(key)));
export const isNoTechnology = (name: string): boolean => NOT.has(keyOf(name));
/** Written so in our own list, they are names even where the letters are a usual word's. */
const NAMES = new Set(ADVERT_WORDS.technologies);

/** The names in a text, each once, but for those that it denies. */
export function technologiesIn(text: string, published: ReadonlySet<string>): Piece[] {
  const denies = hasDenyingWord(text);
  const names = namesIn(text, published).filter(({ at }) => !denies || !isDeniedBefore(text, { index: at }));
  const all = names.map((one) => keyOf(one.text));
  return names.filter((_, at) => all.indexOf(all[at] ?? '') === at);
}

export const findTechnologies = (text: string, published: ReadonlySet<string>): string[] =>
  technologiesIn(text, published).map((one) => one.text);

/** As long as the text: what stands behind them keeps its place. */
export const withoutAddresses = (text: string): string =>
  text.replace(ADDRESS, (address) => ' '.repeat(address.length));

/** Those that it denies, too. */
export function namesIn(text: string, published: ReadonlySet<string>): Piece[] {
  const pieces = [...withoutAddresses(text).matchAll(WORD)].flatMap((word) => toPieces(word, published));
  const found: (Piece & { isSure: boolean })[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const run = longestRun(pieces, at, text, published);
    if (!run) continue;
    found.push(run);
    at += run.size - 1;
  }
  const isList = found.some(({ isSure }) => isSure);
  return found.filter(
    ({ isSure, at, end, text: name }) =>
      isSure || (isList && (at > 0 || ENUMERATED.test(text.slice(end))) && /^\p{Lu}/u.test(name)),
  );
}

/** `den Rest` is no `REST`. */
const isWordOf = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && NAMES.has(name.toUpperCase()) && rankOf(name.toLowerCase()) < MAKES_WORDS;

function isOfFunctionWords(name: string): boolean {
  const [first = '', ...others] = name.split(' ');
  return isFunctionWord(first) || [first, ...others].every((word) => isFunctionWord(word.toLowerCase()));
}

function longestRun(pieces: readonly Piece[], at: number, text: string, published: ReadonlySet<string>) {
  for (let size = Math.min(MAX_WORDS, pieces.length - at); size > 0; size--) {
    const [first, last] = [pieces[at], pieces[at + size - 1]];
    if (!first || !last) continue;
    const name = text.slice(first.at, last.end);
    // Between the words of one name is nothing but a space.
    if (name.length > 40 || (size > 1 && !/^\S+( \S+)+$/.test(name)) || /[,;:]|\. /.test(name)) continue;
    const key = keyOf(name);
    // `in a` is no `Ina`, squeezed as it may be, nor `a frame` an `A-Frame`.
    if (size > 1 && isOfFunctionWords(name) && !hasDenyingWord(name)) continue;
    if (size > 1 && isFunctionWord(last.text.toLowerCase())) continue;
    if (!KNOWN.has(key) && !published.has(key) && !NAMES.has(name)) continue;
    if (isWordOf(name)) continue;
    // `No SQL databases` are one name, `no SQL` denies another.
    if (size > 1 && hasDenyingWord(name) && !isAffirmed(text, first.at)) continue;
    const piece = { text: name, at: first.at, end: last.end };
    const isSure = (name.length > 1 && NAMES.has(name)) || isWrittenAsName(piece, text, published.has(key));
    return { ...piece, size, isSure };
  }
  return undefined;
}

/** `HTML/CSS` are two names unless one is published so; `React-Kenntnisse` is a name and a word. */
function toPieces({ 0: text, index }: RegExpExecArray, published: ReadonlySet<string>): Piece[] {
  const parts = text.split(JOINT);
  const isKnown = (name: string) => KNOWN.has(keyOf(name)) || published.has(keyOf(name));
  const isOne = published.has(keyOf(text)) || (isKnown(text) && !parts.every(isKnown));
  if (SEXES.test(text)) return [];
  if (isOne) return [{ text, at: index, end: index + text.length }];
  const [, stem = ''] = COMPOUND.exec(text) ?? [];
  if (
    !isKnown(text) &&
    isKnown(stem) &&
    (rankOf(stem.toLowerCase()) >= MAKES_WORDS || stem === stem.toUpperCase())
  )
    return [{ text: stem, at: index, end: index + stem.length }];
  let at = index;
  return parts.map((part) => {
    const piece = { text: part, at, end: at + part.length };
    at = piece.end + 1;
    return piece;
  });
}
