import { ADVERT_WORDS, toPattern } from './advert-words';
import type { Level } from './levels';

export type Section = 'must' | 'nice' | 'place' | 'other' | 'none' | 'head';

export type Clause = {
  text: string;
  section: Section;
  /** Of a list, each line of which is a point of its own. */
  isListed: boolean;
  /** Behind another sentence of its line. */
  isLater?: boolean;
  level: Level;
  /** `guessed` when only its look says that it is a heading. */
  heading?: 'known' | 'guessed';
};

const SECTIONS = (['nice', 'must', 'place', 'other'] as const).map((name) => ({
  name,
  pattern: new RegExp(`^\\W*(${ADVERT_WORDS.sections[name]})\\W*$`, 'iu'),
  word: new RegExp(`(?<!\\p{L})(${ADVERT_WORDS.sections[name]})(?!\\p{L})`, 'iu'),
}));

const [NICE] = SECTIONS;
const UNNEEDED = toPattern(ADVERT_WORDS.unneeded);
/** What else such a heading says: `What you don't need`, but not `Degree not required`. */
const BARE = toPattern(`^(?:\\P{L}|(?<!\\p{L})(?:${ADVERT_WORDS.unneededBeside})(?!\\p{L}))*$`);

/** In letters. Some patterns take the cube of it, and a line may be as long as the advert. */
const MAX_LENGTH = 100;

/** What a heading is about, by the `pattern` of all of it or by a `word` in it. */
export function sectionOf(heading: string, how: 'pattern' | 'word'): Section | undefined {
  if (heading.length > MAX_LENGTH) return undefined;
  if (UNNEEDED.test(heading)) {
    const rest = heading.replace(UNNEEDED, ' ');
    // `Would be lovely, not required`
    if (NICE?.[how].test(rest)) return 'nice';
    return how === 'word' || BARE.test(rest) ? 'other' : undefined;
  }
  return SECTIONS.find((section) => section[how].test(heading))?.name;
}
