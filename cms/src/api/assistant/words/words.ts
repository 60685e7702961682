import { createRequire } from 'node:module';
import { plainText } from '../../../shared/plain-text';
import { apart } from './east-asian';
import { rankOf, readAsset } from './vectors';

const { stemmer } = createRequire(__filename)('stemmer') as { stemmer: (word: string) => string };

type Lists =
  | 'functionWords'
  | 'places'
  | 'portfolioWords'
  | 'asking'
  | 'using'
  | 'negating'
  | 'limiting'
  | 'offering'
  | 'courtesies'
  | 'moreTechnologies'
  | 'genericNames'
  | 'makers';
/** By what is asked: how who wants the owner himself puts it, how it is surely asked of him, what is told when it is missing. */
type Tables = 'wished' | 'surely' | 'unpublished' | 'patterns';

type Words = Record<Lists, string[]> &
  Record<Tables, Record<string, string>> & {
    opposites: [string[], string[]][];
    /** Different ways to say the same, in words that tell little. */
    alike: [said: string, word: string][];
    synonyms: string[][];
    /** Spellings of Britain, and those of America. */
    british: [spelled: string, american: string][];
    /** How people type in a chat. */
    chat: [typed: string, meant: string][];
    idioms: [said: string, word: string][];
    /** Forms of verbs that share no stem with them. */
    irregular: Record<string, string>;
    /** What developers shorten, in full. */
    shortForms: Record<string, string>;
    person: Record<string, string[]>;
    languages: Record<string, Record<string, string[]>>;
    aliases: Record<string, string>;
    /** Names of languages beside their usual ones. */
    tongues: Record<string, string>;
    /** What is measured, and in which units it is told. */
    measures: [asked: string, told: string][];
    /** What is asked by no word of the answer, and what tells it: a new name, a person, a place. */
    open: [asked: string, told: string][];
  };

/** General language: see cms/assets/README.md. */
export const WORDS = JSON.parse(readAsset('words.json').toString()) as Words;

/**
 * @param flags `su` for the capitals that tell a name
 * @throws Error where there is none of that name, which would match nothing for ever
 */
export function patternOf(name: string, flags?: string): RegExp {
  const source = WORDS.patterns[name];
  if (source === undefined) throw new Error(`words.json has no pattern ${name}.`);
  return toRegExp(source, flags);
}

/** A name in capitals stands for that pattern. */
export const toRegExp = (source: string, flags = 'isu'): RegExp => new RegExp(withNamed(source), flags);
const withNamed = (source: string): string =>
  source.replace(/[A-Z]{6,}/g, (name) => withNamed(WORDS.patterns[name.toLowerCase()] ?? '') || name);

const FUNCTION_WORDS = new Set(WORDS.functionWords);
/** On a site where everything is a project somebody built, these say next to nothing. */
const PORTFOLIO_WORDS = new Set(WORDS.portfolioWords);
const CHAT = WORDS.chat.map(([typed, meant]) => [new RegExp(typed, 'giu'), meant] as const);
const IDIOMS = WORDS.idioms.map(([said, word]) => [new RegExp(said, 'g'), word] as const);

const SHORT_FORMS = new Map(
  Object.entries(WORDS.shortForms).map(([short, long]) => [short, long.split(' ')]),
);
const spelledOut = (token: string): readonly string[] => SHORT_FORMS.get(token) ?? [token];

/** `pls tel me abt ur apps` as it would be written with time. */
export const inFull = (text: string): string =>
  CHAT.reduce((rest, [typed, meant]) => rest.replace(typed, meant), text);

export function toTokens(text: string): string[] {
  const tidy = IDIOMS.reduce((rest, [said, word]) => rest.replace(said, word), plainText(text))
    .replace(/\b([cdjlmnst]|qu)['’](?=\p{L}{2})|['’](?=(re|ve|d|ll|m)\b)/gu, '$1 ')
    .replace(/['’]s\b|['’]|(?<=\d)[,.](?=\d)/g, '')
    .replace(/(?<=\p{L}{2})\.js\b/gu, '');
  return (apart(tidy).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*/gu) ?? []).flatMap(spelledOut);
}

/** What a text is about: its words that tell something, each once. */
export const toContent = (text: string): string[] =>
  [...new Set(toTokens(text))].filter((word) => weightOf(word) > 0);

const IRREGULAR = new Map(Object.entries(WORDS.irregular));

/** `AIS`, `GPS` and `iOS` are no plurals. */
export const stem = (word: string): string =>
  /^[a-z]+$/.test(word) && !/^..s$/.test(word) ? stemmer(word) : word;
/** `draw` of `drew`; of any other word its stem. */
export const rootOf = (word: string): string => stem(IRREGULAR.get(word) ?? word);
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
/** Whether a word of another language is said of anything. */
export const isUsual = (word: string, language: string): boolean =>
  WORDS.languages[language]?.usual?.includes(word) ?? false;
const ALIASES = new Map(Object.entries(WORDS.aliases));
/** `javascript` of `js`. */
export const aliasOf = (words: string): string => ALIASES.get(words) ?? words;
/** A text as it is written in a regular expression. */
export const toPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

export const PORTFOLIO_WEIGHT = 0.1;

/** How much a word tells, 0 to 1: seldom words tell more. */
export function weightOf(word: string): number {
  if (FUNCTION_WORDS.has(word)) return 0;
  if (PORTFOLIO_WORDS.has(word)) return PORTFOLIO_WEIGHT;
  if (/^\d+$/.test(word)) return 0.4;
  return Math.max(0.15, Math.min(1, Math.log(rankOf(word) / 60) / Math.log(8000 / 60)));
}

const TELLING = 0.35;

/** The words that tell something, beside these. */
export const tellingBeside = (content: readonly string[], known: readonly string[]): string[] =>
  content.filter((word) => !known.includes(word) && weightOf(word) > TELLING);
