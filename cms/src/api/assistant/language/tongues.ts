import { patternOf } from '../search/words';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** In English, of all languages that have a code of two letters. */
const NAMES = LETTERS.flatMap((first) => LETTERS.flatMap((second) => english.of(first + second) ?? []));

/** What is said of languages that somebody speaks. */
export const TONGUES = new RegExp(
  patternOf('tongues').source.replaceAll('TONGUE', `(${NAMES.join('|')})`),
  'isu',
);
