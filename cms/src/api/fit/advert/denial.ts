import { ADVERT_WORDS, toPattern } from './advert-words';

/** In letters: a denial is said of what stands near it. */
const REACH = 120;
const { words, verbs, contrasts } = ADVERT_WORDS.denial;
const asWord = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;
const ANYWHERE = toPattern(asWord(words));
const BEFORE = toPattern(`${asWord(words)}(?:(?!${asWord(contrasts)}).)*$`);
const BEHIND = toPattern(`^[^.;:?!,]{0,30}${asWord(verbs)}`);
/** Not the commas of a list. */
const PARTS = /[.;?!](?= )|[,:](?! \p{Lu}| ?$| (?:and|or|nor|und|oder) (?:\p{Lu}|$))/u;

type Said = { 0: string; index: number };

/** Whether a text denies what it says there before it says it: `no PHP`, `never used Angular, Vue or PHP`. */
export function isDeniedBefore(text: string, { index }: Pick<Said, 'index'>): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  return BEFORE.test(before.split(PARTS).at(-1) ?? '');
}

/** And behind it, too: `Angular is not used`. */
export const isDenied = (text: string, said: Said): boolean =>
  isDeniedBefore(text, said) || BEHIND.test(text.slice(said.index + said[0].length).slice(0, REACH));

export const hasDenial = (text: string): boolean => ANYWHERE.test(text);
