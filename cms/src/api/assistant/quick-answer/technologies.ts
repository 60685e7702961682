import type { KnownProject } from '../knowledge';
import { skillsOf, type Owner } from '../owner';
import { readLines } from '../search/assets';
import { likeness, TYPO } from '../search/likeness';
import { rankOf } from '../search/vectors';
import { toTokens, weightOf, WORDS } from '../search/words';

/** One that is published, or that the industry knows. */
export type Technology = { name: string; key: string; isPublished: boolean };
/** As a question names it. */
export type NamedTechnology = Technology & { tokens: string[] };

const ALIASES: Record<string, string> = WORDS.aliases;
const KNOWN = new Set([...readLines('technologies.txt'), ...WORDS['more technologies']].map(keyOf));
/** Words beyond are taken for a name wherever they stand; those before could mean anything else. */
const COMMON = 8000;
const LONGEST_NAME = 3;

export function publishedTechnologies(owner: Owner, projects: readonly KnownProject[]): Technology[] {
  const names = [
    ...skillsOf(owner).map(({ name }) => name),
    ...projects.flatMap(({ technologies }) => technologies),
    ...owner.technologies,
  ];
  return [...new Map(names.reverse().map((name) => [keyOf(name), name])).entries()]
    .map(([key, name]) => ({ key, name, isPublished: true }))
    .reverse();
}

/** `React` and `React.js` are the same, as are `HTML` and `HTML5`. */
export const isSame = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

export const usersOf = (projects: readonly KnownProject[], name: string): KnownProject[] =>
  projects.filter(({ technologies }) => technologies.some((one) => isSame(one, name)));

function keyOf(name: string): string {
  const key = toTokens(name).join(' ');
  return (ALIASES[key] ?? key).replace(/(?<=\S{2})(\d+| ?js)$/, '');
}

export function findTechnologies(text: string, published: readonly Technology[]): NamedTechnology[] {
  const tokens = toTokens(text);
  const found: NamedTechnology[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let size = LONGEST_NAME; size > 0; size--) {
      const run = tokens.slice(at, at + size);
      const technology = run.length === size ? recognise(run, published) : undefined;
      if (!technology || (size === 1 && isOtherwiseMeant(run[0] ?? '', text))) continue;
      if (!found.some(({ key }) => key === technology.key)) found.push({ ...technology, tokens: run });
      at += size - 1;
      break;
    }
  }
  return found;
}

function recognise(run: readonly string[], published: readonly Technology[]): Technology | undefined {
  const key = keyOf(run.join(' '));
  const exact = published.find((one) => one.key === key);
  if (exact || run.length > 1) return exact ?? known(key, run);
  return (
    known(key, run) ??
    published.find((one) => weightOf(key) > 0.9 && key.length > 3 && one.key.startsWith(`${key} `)) ??
    published.find((one) => key.length > 4 && one.key.length > 4 && likeness(key, one.key) === TYPO)
  );
}

function known(key: string, run: readonly string[]): Technology | undefined {
  return KNOWN.has(key) ? { key, name: run.join(' '), isPublished: false } : undefined;
}

/** `go`, `spring` and `C` are technologies only where they are written or used like one. */
function isOtherwiseMeant(token: string, text: string): boolean {
  if (/^\p{L}$/u.test(token)) return !new RegExp(`\\b${token.toUpperCase()}\\b(?![+#'’])`).test(text);
  if ((rankOf(token) ?? COMMON) >= COMMON) return false;
  const word = token.replace(/[+#]/g, '\\$&');
  const isUsed = new RegExp(
    `\\b(us(e|es|ed|ing)|with|in|knows?|at|and|or|about|like|runs? on|con|avec|mit) ${word}(?![\\p{L}-])|\\b${word}(\\.?js\\b| (projects?|developers?|experience|skills?|apps?)\\b)|^\\W*${word}\\W*$`,
    'iu',
  );
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return !isUsed.test(text) && !new RegExp(`\\S\\s+(${capital}|${word.toUpperCase()})\\b`).test(text);
}

/** As the visitor has written it. */
export function originalOf(tokens: readonly string[], text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}+#.]*[\p{L}\p{M}\p{N}+#]/gu) ?? [];
  const at = words.findIndex((word) => toTokens(word)[0] === tokens[0]);
  return at < 0 ? tokens.join(' ') : words.slice(at, at + tokens.length).join(' ');
}
