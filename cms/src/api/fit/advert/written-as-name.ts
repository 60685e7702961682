import { rankOf } from '../../assistant/words/vectors';
import { ADVERT_WORDS, toPattern } from './advert-words';

/** A part of a text, and where it begins and ends there. */
export type Piece = { text: string; at: number; end: number };

/** Rank of the words that could mean anything else. */
const COMMON = 12_000;
/** Before and after a name, in letters, what may say that it is one. */
const NEARBY = 40;
/** Punctuation, and what else a name stands alone between; where it is published, more. */
const ALONE = [
  /^$|[,/(•|、،]\s*$/,
  toPattern(
    `^\\s*($|[,;/).|、،])|^ (?:${ADVERT_WORDS.alternatives.or}) (?:${ADVERT_WORDS.alternatives.similar})`,
  ),
] as const;
const PUBLISHED = [
  toPattern(`^\\W*$|[^\\p{L}\\p{N}\\s.] ?$|${ADVERT_WORDS.names.preceded} $`),
  toPattern("^($|[^\\p{L}\\p{N}\\s'’-])|^ [(\\[–—-]"),
] as const;
const FOLLOWED = toPattern(`^[ -](${ADVERT_WORDS.names.followed}|${ADVERT_WORDS.names.asked})(?!\\p{L})`);
/** `React (essential)`, `Java – desirable` */
const LEVELLED = toPattern(`^ (?:\\(|[–—-] )(?:${ADVERT_WORDS.names.asked})(?!\\p{L})`);
/** Words of some language that are no usual ones of English, or mean something else with a capital. */
const WORDS = toPattern(`^(?:${ADVERT_WORDS.names.words})$`);
const NAMED = /(?<!\p{L})(?:with|using|mit|avec|con) $/iu;
const INSIDE = /[\p{Ll}\p{N},)]\s+$/u;
/** Letters of a script without capitals. */
const FOREIGN = [/[\p{Lo}\p{Lm}] ?$/u, /^ ?\p{Lo}/u] as const;

/** `go`, `spring` and `express` are technologies only where they are written like one. */
export function isWrittenAsName({ text: name, at, end }: Piece, text: string, isPublished: boolean): boolean {
  const [before, after] = [text.slice(Math.max(0, at - NEARBY), at), text.slice(end, end + NEARBY)];
  const isBetween = ([left, right]: readonly [RegExp, RegExp]) => left.test(before) && right.test(after);
  const isCapital = /^\p{Lu}/u.test(name);
  if (/^\p{L}$/u.test(name)) return isCapital && isLetterName(before, after, text);
  // `vue d'ensemble`, and `to excel at something`
  if (WORDS.test(name) && !isCapital) return isBetween(ALONE) || NAMED.test(before);
  if (rankOf(name.toLowerCase()) >= COMMON) return true;
  if (isPublished && isBetween(PUBLISHED)) return true;
  if (!isCapital) return false;
  const isAmongOthers = FOREIGN[0].test(before) || FOREIGN[1].test(after);
  return (
    isBetween(ALONE) ||
    LEVELLED.test(after) ||
    INSIDE.test(before) ||
    isAmongOthers ||
    (isPublished && FOLLOWED.test(after))
  );
}

/** A `Plan C`, `P&C` or `i. R. d.` is none. */
function isLetterName(before: string, after: string, text: string): boolean {
  const isListed = /[,/&]|^\W*\p{L}\W*$/u.test(text) || /\b(in|with|using|mit) $/.test(before);
  const isOfShort = /\p{L}&$/u.test(before) || /^&\p{L}/u.test(after);
  return isListed && !isOfShort && !/\p{Lu}\p{L}+ $/u.test(before) && !/^\. /.test(after);
}
