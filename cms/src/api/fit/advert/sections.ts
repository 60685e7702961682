import { ADVERT_WORDS, toPattern } from './advert-words';

export type Section = 'must' | 'nice' | 'place' | 'other' | 'none' | 'head';

const SECTIONS = (['nice', 'must', 'place', 'other'] as const).map((name) => ({
  name,
  pattern: new RegExp(`^\\W*(${ADVERT_WORDS.sections[name]})\\W*$`, 'iu'),
  word: new RegExp(`(?<!\\p{L})(${ADVERT_WORDS.sections[name]})(?!\\p{L})`, 'iu'),
}));

const [NICE] = SECTIONS;
/** `What you don't need`, but not `Would be lovely, not required`. */
const UNNEEDED = toPattern(ADVERT_WORDS.unneeded);

/** What a heading is about, by the `pattern` of all of it or by a `word` in it. */
export function sectionOf(heading: string, how: 'pattern' | 'word'): Section | undefined {
  if (UNNEEDED.test(heading)) return NICE?.word.test(heading) ? 'nice' : 'other';
  return SECTIONS.find((section) => section[how].test(heading))?.name;
}
