import { LANGUAGE_CODES } from '../../assistant/language/tongues';
import { ADVERT_WORDS } from './advert-words';

type SpokenLanguage = { name: string; said: string; pattern: RegExp };

const toWord = (said: string, flags: string) => new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, flags);
const OFTEN_ASKED = Object.entries(ADVERT_WORDS.languages).map(([name, said]) => ({
  ...{ name, said },
  pattern: toWord(said, 'iu'),
}));
/** The others of ISO 639-1, as they are written: some are words, too, in small letters. */
const OTHERS = [...otherLanguages()].map(([name, german]) => {
  const said = `${name}|${german}\\p{L}*`;
  return { name, said, pattern: toWord(said, 'u') };
});
const LANGUAGES: SpokenLanguage[] = [...OFTEN_ASKED, ...OTHERS];
/** A text that names none, as most, is not asked for each of them. */
const ANY = toWord(LANGUAGES.map(({ said }) => said).join('|'), 'iu');

export const languagesNamed = (text: string): SpokenLanguage[] =>
  ANY.test(text) ? LANGUAGES.filter(({ pattern }) => pattern.test(text)) : [];

export const patternOfLanguage = (language: string): RegExp | undefined =>
  LANGUAGES.find(({ name }) => name === language)?.pattern;

function* otherLanguages(): Generator<[name: string, german: string]> {
  const [english, german] = ['en', 'de'].map(
    (locale) => new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }),
  );
  for (const code of LANGUAGE_CODES) {
    const [name, said] = [english?.of(code), german?.of(code)];
    const isWord = name && said && /^\p{L}{4,}$/u.test(name) && /^\p{L}{4,}$/u.test(said);
    if (isWord && !OFTEN_ASKED.some(({ pattern }) => pattern.test(name))) yield [name, said];
  }
}
