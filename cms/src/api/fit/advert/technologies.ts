import { LRUCache } from 'lru-cache';
import { INDUSTRY } from '../../assistant/search/technologies';
import { rankOf } from '../../assistant/search/vectors';
import { isFunctionWord, WORDS } from '../../assistant/search/words';
import { ADVERT_WORDS } from './advert-words';

/** Rank of the words that could mean anything else. */
const COMMON = 12_000;
const WORD = /[\p{L}\p{N}.][\p{L}\p{M}\p{N}]*(?:[.\-/+#'’]+[\p{L}\p{N}]+)*[+#]*/gu;
const MAX_WORDS = 3;
const ENUMERATED = /^(,|\/| &| (and|or|und|oder)) ?/;
const CACHE = 5000;

const keys = new LRUCache<string, string>({ max: CACHE });
const squeeze = (name: string) => name.toLowerCase().replace(/[\s._\-/]+/g, '');
const ALIASES = new Map(Object.entries(WORDS.aliases).map(([said, name]) => [squeeze(said), squeeze(name)]));

/** `React`, `React.js` and `ReactJS` are the same, as are `HTML` and `HTML5`. */
export function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const words = squeeze(name);
  const bare = (ALIASES.get(words) ?? words).replace(/(?<=\p{L}{3})js$|(?<=\p{L}{3})\d+$/u, '');
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

type Piece = { text: string; at: number; end: number };

/** The names in a text as they stand there, each once. */
export function findTechnologies(text: string, published: ReadonlySet<string>): string[] {
  const pieces = [...text.matchAll(WORD)].map(toPiece);
  const found: (Piece & { isSure: boolean })[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const run = longestRun(pieces, at, text, published);
    if (!run) continue;
    found.push(run);
    at += run.size - 1;
  }
  const isList = found.some(({ isSure }) => isSure);
  const names = found.filter(
    ({ isSure, at, end, text: name }) =>
      isSure || (isList && (at > 0 || ENUMERATED.test(text.slice(end))) && /^\p{Lu}/u.test(name)),
  );
  return [...new Map(names.map((one) => [keyOf(one.text), one.text])).values()];
}

function longestRun(pieces: readonly Piece[], at: number, text: string, published: ReadonlySet<string>) {
  for (let size = Math.min(MAX_WORDS, pieces.length - at); size > 0; size--) {
    const [first, last] = [pieces[at], pieces[at + size - 1]];
    if (!first || !last) continue;
    const name = text.slice(first.at, last.end);
    // Between the words of one name is nothing but a space.
    if (name.length > 40 || (size > 1 && !/^\S+( \S+)*$/.test(name)) || /[,;:]/.test(name)) continue;
    const key = keyOf(name);
    // `in a` is no `Ina`, squeezed as it may be.
    if (size > 1 && name.split(' ').every((word) => isFunctionWord(word.toLowerCase()))) continue;
    if (!KNOWN.has(key) && !published.has(key) && !NAMES.has(name)) continue;
    return { text: name, at: first.at, end: last.end, size, isSure: isName(name, first, last, text) };
  }
  return undefined;
}

/** `go`, `spring` and `express` are technologies only where they are written like one. */
function isName(name: string, { at }: Piece, { end }: Piece, text: string): boolean {
  // A `Plan C` or `Vitamin C` is none.
  if (/^\p{L}$/u.test(name))
    return (
      /^\p{Lu}$/u.test(name) &&
      (/[,/&]|^\W*\p{L}\W*$/u.test(text) || /\b(in|with|using|mit) $/.test(text.slice(0, at))) &&
      !/\p{Lu}\p{L}+ $/u.test(text.slice(0, at))
    );
  if (NAMES.has(name)) return true;
  const isUsual = rankOf(name.toLowerCase()) < COMMON;
  if (!isUsual) return true;
  const isAlone = /^$|[,/(•|]\s*$/.test(text.slice(0, at)) && /^\s*($|[,/).|])/.test(text.slice(end));
  const isInside = /[\p{Ll}\p{N},)]\s+$/u.test(text.slice(0, at)) && /^\p{Lu}/u.test(name);
  return (isAlone && /^\p{Lu}/u.test(name)) || isInside;
}

function toPiece({ 0: text, index }: RegExpExecArray): Piece {
  const bare = text.replace(/\.$/, '');
  return { text: bare, at: index, end: index + bare.length };
}
