import { plainText } from '../../../shared/plain-text';
import { patternOf, toPattern, toTokens, WORDS } from '../words/words';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** All that a language of ISO 639-1 may have; of most there is none. */
export const LANGUAGE_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const NAMES = ['en', ...Object.keys(WORDS.languages)].flatMap(namesIn);
const CODES = new Map([
  ...NAMES.map(([name, code]) => [plainText(name), code] as const),
  ...Object.entries(WORDS.tongues),
]);

/** The longest first, and as they stand: some have brackets. */
const ANY_NAME = NAMES.map(([name]) => toPattern(name))
  .sort((a, b) => b.length - a.length)
  .join('|');

/** What is said of languages that somebody speaks. */
export const TONGUES = new RegExp(
  patternOf('tongues').source.replaceAll('TONGUE', () => `(${ANY_NAME})`),
  'isu',
);

/** The code of the language that a token names. */
export const tongueOf = (token: string): string | undefined => CODES.get(token);

/** The languages that a text names, by their codes. */
export const tonguesIn = (text: string): Set<string> =>
  new Set(toTokens(text).flatMap((token) => tongueOf(token) ?? []));

export const nameOfTongue = (code: string): string => english.of(code) ?? code;

function namesIn(language: string): [name: string, code: string][] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return LANGUAGE_CODES.flatMap((code) => {
    const name = names.of(code);
    return name ? [[name, code]] : [];
  });
}
