import { stem, toTokens, WORDS } from '../words/words';

/** Stands in the examples for any technology. */
export const SLOT = 'react';
export const LANGUAGES = ['en', ...Object.keys(WORDS.languages)];

const ARTICLES = new Set(['the', 'a', 'das', 'dem', 'des', 'el', 'del', 'al', 'le', 'du', 'au']);
const BEGINNING = 5;

const persons = new Map(LANGUAGES.map((code) => [code, personsOf(code)]));

/** In the second person, whomever the visitor speaks of; `project` for what the owner makes. */
export function toCanonical(text: string, code: string): string[] {
  return toTokens(text).map((token) => persons.get(code)?.get(token) ?? token);
}

/** A word without its ending. */
export const baseOf = (word: string, code: string): string =>
  code === 'en' ? stem(word) : word.slice(0, BEGINNING);

/** What an intent is known by: words, pairs of them, and in other languages than English how they begin. */
export function featuresOf(said: readonly string[], code: string): string[] {
  const tokens = said.filter((token, at) => !(said[at + 1] === 'project' && ARTICLES.has(token)));
  const words = code === 'en' ? tokens.map(stem) : tokens;
  const pairs = words.map((word, at) => `${words[at - 1] ?? '^'} ${word}`);
  const beginnings = code === 'en' ? [] : words.map((word) => `${baseOf(word, code)}*`);
  return [...new Set([...words, ...pairs, `${words.at(-1) ?? '^'} $`, ...beginnings])];
}

function personsOf(code: string): Map<string, string> {
  const variants = Object.entries((code === 'en' ? WORDS.person : WORDS.languages[code]) ?? {});
  const said = variants.filter(([word]) => word !== 'letters' && word !== 'usual');
  return new Map(said.flatMap(([word, list]) => list.map((one) => [one, word] as const)));
}
