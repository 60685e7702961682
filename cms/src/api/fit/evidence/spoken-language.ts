import { ADVERT_WORDS, toPattern } from '../advert/advert-words';
import { isDenied } from '../advert/denial';
import { languagesNamed } from '../advert/spoken-languages';

const { words, before, between, behind } = ADVERT_WORDS.speaking;
/** `speaks German and good English`: between the verb and a language stand only others of the list. */
const BEFORE = toPattern(`${before}(?:[\\s,:&()/–-]|(?:${between})(?!\\p{L}))*$`);
const SPEAKING = toPattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`);
const BEHIND = toPattern(`^(?:${behind})`);
const REACH = 150;

/** Whether a sentence says that its author does not speak it; `German customers did not complain` does not. */
export function deniesLanguage(language: RegExp, sentence: string): boolean {
  return SPEAKING.test(sentence) && mentionsOf(language, sentence).some((said) => isDenied(sentence, said));
}

/** Whether a sentence says that its author speaks a language; `for German shops` does not. */
export function isSpoken(language: RegExp, sentence: string): boolean {
  return mentionsOf(language, sentence).some((said) => {
    if (isDenied(sentence, said)) return false;
    const { index } = said;
    const ahead = sentence.slice(Math.max(0, index - REACH), index);
    const others = languagesNamed(ahead).reduce((text, { pattern }) => text.replace(pattern, ''), ahead);
    return BEFORE.test(others) || BEHIND.test(sentence.slice(index + said[0].length));
  });
}

const mentionsOf = (language: RegExp, sentence: string) => [
  ...sentence.matchAll(new RegExp(language, `${language.flags}g`)),
];
