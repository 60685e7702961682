import { countOf, tellsCount } from '../search/told';
import type { Found } from '../search/rating';
import type { Question } from './question';

/** A project is clear by how far the next one is behind; the more words say so, the less is needed, but never nothing. */
const [AHEAD, A_WORD, MOST] = [0.5, 0.063, 0.38];
/** A figure is clear if the next one scores this part of it at most. */
const NEXT = 0.75;
/** How well a sentence says the words of a number. */
const FIGURE = 0.68;
/** Of its words; of a question that names nobody and wants nothing built, which may be of the world. */
const [SAID, ALL_SAID] = [0.5, 0.9];

/** Whether the first of what is found is plainly what is asked, or only the nearest. */
export function isMeant(found: readonly Found[], first: Found, question: Question): boolean {
  const { asksForWork, mentionsOwner, asksNumber, asksWould, isOfWorld } = question;
  // Whether the owner would do something is not told by what he has done.
  if (asksWould && asksForWork) return false;
  const isClear = (found[1]?.score ?? 0) <= first.score * NEXT;
  const isNumber = asksNumber && tellsNumber(first, isClear, question);
  if (isOfWorld && !isNumber) return false;
  if (isNumber ? isClear : isAhead(found, first, question)) return true;
  return first.exact >= (mentionsOwner || asksForWork || asksNumber ? SAID : ALL_SAID);
}

function tellsNumber(first: Found, isClear: boolean, { text }: Question): boolean {
  if (countOf(text)) return tellsCount(first, text);
  return Boolean(first.passages[0]?.hasFigure) && (first.exact >= FIGURE || isClear);
}

function isAhead(found: readonly Found[], { project, score }: Found, { content }: Question): boolean {
  const next = found.find((one) => one.project !== project)?.score ?? 0;
  return project !== undefined && score - next + Math.min(MOST, A_WORD * content.length) >= AHEAD;
}
