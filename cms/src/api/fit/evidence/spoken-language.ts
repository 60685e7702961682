import { ADVERT_WORDS, LANGUAGES, toPattern } from '../advert/advert-words';
import { isDenied } from '../advert/denial';

const { before, between, behind } = ADVERT_WORDS.speaking;
/** `speaks German and good English`: between the verb and a language stand only others of the list. */
const BEFORE = toPattern(`${before}(?:[\\s,:&()/–-]|(?:${between})(?!\\p{L}))*$`);
const BEHIND = toPattern(`^(?:${behind})`);
const REACH = 150;

export function deniesLanguage(language: RegExp, sentence: string): boolean {
  const said = language.exec(sentence);
  return said !== null && isDenied(sentence, said);
}

/** Whether a sentence says that its author speaks a language; `for German shops` does not. */
export function isSpoken(language: RegExp, sentence: string): boolean {
  const said = language.exec(sentence);
  if (!said || deniesLanguage(language, sentence)) return false;
  const { index } = said;
  const others = LANGUAGES.reduce(
    (text, { pattern }) => text.replace(pattern, ''),
    sentence.slice(Math.max(0, index - REACH), index),
  );
  return BEFORE.test(others) || BEHIND.test(sentence.slice(index + said[0].length));
}
