import { LRUCache } from 'lru-cache';
import type { KnownProject } from '../knowledge';
import { skillsOf, type Owner } from '../owner';
import { readLines } from '../search/vectors';
import { likeness, TYPO } from '../search/likeness';
import { rankOf } from '../search/vectors';
import { toTokens, weightOf, WORDS } from '../search/words';

export type Technology = { name: string; key: string };
export type NamedTechnology = Technology & { tokens: string[] };

const ALIASES = WORDS.aliases;
const keys = new LRUCache<string, string>({ max: 5000 });
const KNOWN = new Set([...readLines('technologies.txt'), ...WORDS.moreTechnologies].map(keyOf));
/** Rank of the words that could mean anything else. */
const COMMON = 8000;

export function publishedTechnologies(owner: Owner, projects: readonly KnownProject[]): Technology[] {
  const skills = skillsOf(owner).map(({ name }) => name);
  const names = [...skills, ...projects.flatMap(({ technologies }) => technologies), ...owner.technologies];
  const byKey = new Map(names.reverse().map((name) => [keyOf(name), { name, key: keyOf(name) }]));
  return [...byKey.values()].reverse();
}

/** `React` and `React.js` are the same, as are `HTML` and `HTML5`. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);
export const usersOf = (projects: readonly KnownProject[], name: string): KnownProject[] =>
  projects.filter(({ technologies }) => technologies.some((one) => isSame(one, name)));

function keyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const words = toTokens(name).join(' ');
  const key = (ALIASES[words] ?? words).replace(/(?<=\S{2})(\d+| ?js)$/, '');
  keys.set(name, key);
  return key;
}

export function findTechnologies(text: string, published: readonly Technology[]): NamedTechnology[] {
  const tokens = toTokens(text);
  const found = new Map<string, NamedTechnology>();
  for (let at = 0; at < tokens.length; at++) {
    const runs = [3, 2, 1].map((size) => tokens.slice(at, at + size));
    const run = runs.find((one) => recognise(one, published) && !isOtherwiseMeant(one, text));
    const technology = run && recognise(run, published);
    if (!technology) continue;
    found.set(technology.key, { ...technology, tokens: run });
    at += run.length - 1;
  }
  return [...found.values()];
}

function recognise(run: readonly string[], published: readonly Technology[]): Technology | undefined {
  const key = keyOf(run.join(' '));
  const exact = published.find((one) => one.key === key);
  if (exact ?? KNOWN.has(key)) return exact ?? { key, name: run.join(' ') };
  if (run.length > 1 || key.length < 4) return undefined;
  return published.find(
    (one) =>
      (weightOf(key) > 0.9 && one.key.startsWith(`${key} `)) ||
      (Math.min(key.length, one.key.length) > 4 && likeness(key, one.key) === TYPO),
  );
}

/** `go`, `spring` and `C` are technologies only where they are written or used like one. */
function isOtherwiseMeant([token = '', ...more]: readonly string[], text: string): boolean {
  if (/^\p{L}$/u.test(token)) return !new RegExp(`\\b${token.toUpperCase()}\\b(?![+#'’])`).test(text);
  if (more.length > 0 || rankOf(token) >= COMMON) return false;
  const word = token.replace(/[+#]/g, '\\$&');
  const before = `\\b(us(e|es|ed|ing)|with|in|knows?|at|and|or|about|like|runs? on|con|avec|mit) ${word}(?![\\p{L}-])`;
  const after = `\\b${word}(\\.?js\\b| (projects?|developers?|experience|skills?|apps?)\\b)`;
  const capital = `(${word.charAt(0).toUpperCase()}${word.slice(1)}|${word.toUpperCase()})`;
  const isUsed = new RegExp(`${before}|${after}|^\\W*${word}\\W*$`, 'iu').test(text);
  return !isUsed && !new RegExp(`\\S\\s+${capital}\\b`).test(text);
}

export function originalOf(tokens: readonly string[], text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}+#.]*[\p{L}\p{M}\p{N}+#]/gu) ?? [];
  const at = words.findIndex((word) => toTokens(word)[0] === tokens[0]);
  return at < 0 ? tokens.join(' ') : words.slice(at, at + tokens.length).join(' ');
}
