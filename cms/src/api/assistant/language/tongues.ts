import { patternOf } from '../search/words';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** All that a language of ISO 639-1 may have; of most there is none. */
export const LANGUAGE_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const NAMES = LANGUAGE_CODES.flatMap((code) => english.of(code) ?? []);

/** What is said of languages that somebody speaks. */
export const TONGUES = new RegExp(
  patternOf('tongues').source.replaceAll('TONGUE', `(${NAMES.join('|')})`),
  'isu',
);
