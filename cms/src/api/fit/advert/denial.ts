import { toContent } from '../../assistant/words/words';
import { ADVERT_WORDS, toPattern } from './advert-words';

/** In letters: a denial is said of what stands near it. */
const REACH = 120;
/** In words that tell something, where a sentence may as well praise: `no downtime thanks to Kafka`. */
const NEAR = 3;
const { words, affirmed, ends, verbs, contrasts, continues } = ADVERT_WORDS.denial;
/** `No-SQL` denies nothing. */
const asWord = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?![\\p{L}\\p{Pd}])`;
const ANYWHERE = toPattern(asWord(words));
const BEFORE = toPattern(`${asWord(words)}((?:(?!${asWord(`${words}|${contrasts}`)}).)*)$`);
const BEHIND = toPattern(`^[^.;:?!,]{0,30}${asWord(verbs)}`);
/** Said with a denial, but not as one: `not afraid of`, `no day without`. */
const AFFIRMED = new RegExp(asWord(affirmed), 'giu');
const IN_BRACKETS = /(?:^|[([])[^()[\]]*[)\]]/g;
/** Not the commas of a list. */
const PARTS = new RegExp(
  `[.;?!](?= )|(?<=${asWord(ends)}),|,(?! \\p{Lu}| ?$| (?:and|or|nor|und|oder) (?:\\p{Lu}|$))`,
  'u',
);
const CLAUSE = /[,;:] | [–—-] |[()]/;
/** Speaks on of what was said before: `planned, but never built`. */
const CONTINUES = toPattern(`^(?:${continues})(?![\\p{L}\\p{Pd}])`);
const LISTED = /\S+(?:,| (?:and|or|nor|und|oder))(?= )/g;

type Said = { 0: string; index: number };

/** Whether an advert denies what it says there before it says it: `no PHP`, `not Angular, Vue or PHP`. */
export function isDeniedBefore(text: string, { index }: Pick<Said, 'index'>): boolean {
  return BEFORE.test(partBefore(text, index).split(':').at(-1) ?? '');
}

/** Whether a sentence denies it before or behind: `Not used so far: Angular`, `Angular is not used`. */
export function isDenied(text: string, said: Said): boolean {
  const [, between] = BEFORE.exec(partBefore(text, said.index)) ?? [];
  if (between !== undefined && toContent(between.replace(LISTED, ' ')).length <= NEAR) return true;
  return BEHIND.test(text.slice(said.index + said[0].length).slice(0, REACH));
}

export const hasDenyingWord = (text: string): boolean => ANYWHERE.test(text);

export const hasDenial = (text: string): boolean => hasDenyingWord(affirm(text));

/** The same where it speaks of certain words: `a unique index, not the interface` does not deny an index. */
export function deniesWords(text: string, words: readonly string[]): boolean {
  const isAbout = (clause: string) =>
    CONTINUES.test(clause) || toContent(clause).some((word) => words.includes(word));
  return hasDenyingWord(text) && hasDenial(text.split(CLAUSE).filter(isAbout).join('; '));
}

/** Whether a text says there with a denial what is none: `no SQL databases`. */
export const isAffirmed = (text: string, at: number): boolean =>
  Array.from(text.matchAll(AFFIRMED)).some(({ 0: said, index }) => index <= at && at < index + said.length);

const affirm = (text: string) => text.replace(AFFIRMED, ' ');

function partBefore(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - REACH), index);
  return affirm(before).replace(IN_BRACKETS, ' ').split(PARTS).at(-1) ?? '';
}
