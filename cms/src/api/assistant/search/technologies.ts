import type { KnownProject } from '../known-project';
import { skillsOf, type Owner } from '../owner';
import { originalIn, wordsIn, type Word } from '../words/as-written';
import { isPlatform } from './platforms';
import { namesOf } from './published-names';
import { rankOf, readLines } from '../words/vectors';
import { aliasOf, isFunctionWord, patternOf, toPattern, toTokens, weightOf, WORDS } from '../words/words';

export type Technology = { name: string; key: string; users: KnownProject[] };
export type NamedTechnology = Technology & { tokens: string[] };

/** Names of the industry: see cms/assets/README.md. */
export const INDUSTRY = [
  ...readLines('technologies.txt'),
  ...readLines('industry.txt'),
  ...WORDS.moreTechnologies,
];
const KNOWN = new Set(INDUSTRY.map(keyOf));
const [NUMERAL, SEASON] = [patternOf('numeral'), patternOf('season')];
/** Rank of the words that could mean anything else. */
const COMMON = 8000;

export function publishedTechnologies(owner: Owner, projects: readonly KnownProject[]): Technology[] {
  const technologies = new Map<string, Technology>();
  const keys = new Map<string, string>();
  const add = (name: string, user?: KnownProject) => {
    const key = keys.get(name) ?? keyOf(name);
    keys.set(name, key);
    const known = technologies.get(key) ?? { name, key, users: [] };
    if (user && known.users.at(-1) !== user) known.users.push(user);
    technologies.set(key, known);
  };
  for (const { name } of skillsOf(owner)) add(name);
  for (const project of projects) for (const name of project.technologies) add(name, project);
  for (const name of owner.technologies) add(name);
  return [...technologies.values()];
}

export const isKnownTechnology = (name: string): boolean => KNOWN.has(keyOf(name));

/** `React` and `React.js` are the same, as are `HTML` and `HTML5`. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

/** What a technology is known by, however it is written. */
export function keyOf(name: string): string {
  const words = toTokens(name).join(' ');
  return aliasOf(words).replace(/(?<=\S{2})(\d+| ?js)$/, '');
}

export function findTechnologies(text: string, published: readonly Technology[]): NamedTechnology[] {
  const tokens = toTokens(text);
  const words = wordsIn(text);
  const found = new Map<string, NamedTechnology>();
  for (let at = 0; at < tokens.length; at++) {
    const runs = [3, 2, 1].map((size) => tokens.slice(at, at + size));
    if (runs[1] && isPlatform(runs[1])) {
      at += 1;
      continue;
    }
    const [named] = runs.flatMap((run) => identify(run, text, words, published) ?? []);
    if (!named) continue;
    found.set(named.key, named);
    at += named.tokens.length - 1;
  }
  return [...found.values()];
}

function identify(tokens: string[], text: string, words: readonly Word[], published: readonly Technology[]) {
  const key = keyOf(tokens.join(' '));
  const meant = publishedAs(tokens, key, published);
  if ((!meant && !KNOWN.has(key)) || isOtherwiseMeant(tokens, text)) return undefined;
  return { name: originalIn(words, tokens, text), key, users: [], ...meant, tokens };
}

/** The one of that name, or the first that is known by it. */
function publishedAs(tokens: readonly string[], key: string, published: readonly Technology[]) {
  const { whole, begun, ended } = namesOf(published);
  // `ROS2` is `ROS 2` rather than `ROS`.
  const exact = whole.get(tokens.join(' ').replace(/(?<=\p{L})(?=\d+$)/u, ' ')) ?? whole.get(key);
  if (exact !== undefined) return published[exact];
  const mayBeForm = !isFunctionWord(key) && tokens.length === 1 && key.length >= 4;
  const isSeldom = !KNOWN.has(key) && weightOf(key) > 0.9;
  const places = [
    mayBeForm && isSeldom ? begun.get(key) : undefined,
    // `Kafka` of `Apache Kafka`
    KNOWN.has(key) ? ended.get(key) : undefined,
    ...[...(mayBeForm ? withKind(key) : []), ...withoutMaker(key), ...together(tokens)].map((name) =>
      whole.get(name),
    ),
  ];
  return published[Math.min(...places.filter((place) => place !== undefined))];
}

/** `Unreal Engine` of `Unreal`. */
const withKind = (key: string): string[] => WORDS.genericNames.map((kind) => `${key} ${kind}`);

/** `Kafka` of `Apache Kafka`. */
const withoutMaker = (key: string): string[] =>
  WORDS.makers.flatMap((maker) => (key.startsWith(`${maker} `) ? key.slice(maker.length + 1) : []));

/** `Elasticsearch` of `elastic search`. */
const together = (tokens: readonly string[]): string[] =>
  tokens.length === 2 && tokens.every((one) => one.length > 2) ? [tokens.join('')] : [];

/** `go`, `spring` and `C` are technologies only where they are written or used like one. */
function isOtherwiseMeant([token = '', ...more]: readonly string[], text: string): boolean {
  if (/^\p{L}$/u.test(token)) return !new RegExp(`\\b${token.toUpperCase()}\\b(?![+#'’&])`).test(text);
  if (token === 'spring' && SEASON.test(text)) return true;
  if (more.length > 0 || rankOf(token) >= COMMON) return false;
  const word = toPattern(token);
  if (NUMERAL.test(token)) return !new RegExp(`\\b${word}\\.?js\\b`, 'i').test(text);
  const before = `\\b(us(e|es|ed|ing)|with|in|knows?|at|and|or|about|like|runs? on|any|do|writes?|written|codes?|learn(ed|t)?|tried|con|avec|mit|his|her|your|their) ${word}(?![\\p{L}-]| (?!(and|or|for|in|to|with|on|at|as|code|programs?|services?)\\b)\\p{L})`;
  const after = `\\b${word}(\\.?js\\b| (projects?|developers?|devs?|experience|experts?|engineers?|guy|person|shop|skills?|apps?|works?|code|jobs?)\\b)`;
  const capital = `(${word.charAt(0).toUpperCase()}${word.slice(1)}|${word.toUpperCase()})`;
  const isUsed = new RegExp(`${before}|${after}|^\\W*${word}(\\W*$| (or|and|vs)\\b)`, 'iu').test(text);
  return !isUsed && !new RegExp(`\\S\\s+${capital}\\b`).test(text);
}
