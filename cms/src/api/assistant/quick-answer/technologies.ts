import { plainText } from '../../../shared/plain-text';
import type { Knowledge } from '../knowledge';
import { skillsOf } from '../owner';
import { toTerms } from './words';

/** Other words for technologies, as visitors type them. */
const ALIASES: Record<string, string[]> = {
  mern: ['MongoDB', 'Express.js', 'React', 'Node.js'],
  mongo: ['MongoDB'],
  js: ['JavaScript'],
  ts: ['TypeScript'],
  html: ['HTML5'],
  css: ['CSS3'],
  tailwind: ['Tailwind CSS'],
  mui: ['Material UI'],
  firestore: ['Firebase'],
};

/** Names that are words of their own without their ending. */
const ONLY_WHOLE = ['Next.js'];

/** The technologies that a question names, out of those that are published. */
export function findTechnologies(question: string, { owner, projects }: Knowledge): string[] {
  const text = plainText(question);
  const known = uniqueNames([
    ...projects.flatMap(({ technologies }) => technologies),
    ...skillsOf(owner).map(({ name }) => name),
    ...owner.technologies,
  ]);
  const named = known.filter((name) => spellings(name).some((spelling) => hasWord(text, spelling)));
  const meant = Object.entries(ALIASES).flatMap(([alias, names]) => (hasWord(text, alias) ? names : []));
  return uniqueNames([...named, ...meant.filter((name) => known.some((one) => isSame(one, name)))]);
}

/** What a question asks beyond the technologies it names. */
export function termsBeside(technologies: readonly string[], terms: readonly string[]): string[] {
  const named = new Set(toTerms([...technologies, ...Object.keys(ALIASES)].join(' ')));
  return terms.filter((term) => !named.has(term));
}

/** `React` and `React.js` are the same. */
export function isSame(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(name: string): string {
  return plainText(name).replace(/\.js$/, '');
}

function spellings(name: string): string[] {
  const base = bare(name);
  const withEnding = [`${base}.js`, `${base}js`, `${base} js`];
  if (ONLY_WHOLE.some((whole) => isSame(whole, name))) return withEnding;
  return [base, ...withEnding];
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0) return false;
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return (
    (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) ||
    hasWord(text.slice(at + word.length), word)
  );
}

export function uniqueNames(names: readonly string[]): string[] {
  return names.filter((name, index) => names.findIndex((other) => isSame(other, name)) === index);
}
