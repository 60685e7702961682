import { createRequire } from 'node:module';
import { plainText } from '../../../shared/plain-text';
import { readAsset } from './assets';
import { rankOf, VOCABULARY_SIZE } from './vectors';

type Stemmer = { stemmer: (word: string) => string };
const { stemmer } = createRequire(__filename)('stemmer') as Stemmer;

/** Words of general language, by what they do in a question. */
export const WORDS = JSON.parse(readAsset('words.json').toString());

const FUNCTION_WORDS = new Set<string>(WORDS.functionWords);
/** On a site where everything is a project somebody built, these say next to nothing. */
const PORTFOLIO_WORDS = new Set<string>(WORDS.portfolioWords);
/** What the language says in two words, and vectors of single words cannot know. */
const IDIOMS = (WORDS.idioms as [string, string][]).map(
  ([pattern, word]) => [new RegExp(pattern, 'g'), word] as const,
);
/** Ranks of the most usual words that tell something, and of those that tell all they can. */
const [USUAL, SELDOM] = [60, 8000];

/** In plain letters; `Node.js` is `node`, `C++` and `C#` keep their signs. */
export function toTokens(text: string): string[] {
  const tidy = IDIOMS.reduce((rest, [idiom, word]) => rest.replace(idiom, word), plainText(text))
    .replace(/['’]s\b|['’]/g, '')
    .replace(/(?<=\p{L}{2})\.js\b/gu, '')
    .replace(/(?<=\d)[,.](?=\d)/g, '');
  return tidy.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? [];
}

/** What a text is about: its words that tell something, each once. */
export function toContent(text: string): string[] {
  return [...new Set(toTokens(text))].filter((word) => weightOf(word) > 0);
}

export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** How much a word tells, 0 to 1: seldom words tell more. */
export function weightOf(word: string): number {
  if (FUNCTION_WORDS.has(word)) return 0;
  if (PORTFOLIO_WORDS.has(word)) return 0.1;
  if (/^\d+$/.test(word)) return 0.4;
  const rank = rankOf(word) ?? VOCABULARY_SIZE;
  return Math.max(0.15, Math.min(1, Math.log(rank / USUAL) / Math.log(SELDOM / USUAL)));
}
