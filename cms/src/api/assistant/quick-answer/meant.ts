import { countOf, tellsCount } from '../search/told';
import type { Found } from '../search/rating';
import { isEnglish } from '../language/languages';
import type { Question } from './question';

/** A project is clear by how far the next one is behind; the more words say so, the less is needed. */
const [AHEAD, A_WORD] = [0.5, 0.063];
/** A figure is clear if the next one scores this part of it at most. */
const NEXT = 0.75;
/** How well a sentence says the detail that is asked for, and the words of a number. */
const [TOLD, FIGURE] = [0.6, 0.68];
/** Of its words; of a question that names nobody and wants nothing built, which may be of the world. */
const [SAID, ALL_SAID] = [0.5, 0.9];

/** Whether the first of what is found is plainly what is asked, or only the nearest. */
export function isMeant(found: readonly Found[], first: Found, question: Question): boolean {
  const { exact, missing, project } = first;
  const { asksForWork, mentionsOwner, asksNumber, asksWould } = question;
  // Whether the owner would do something is not told by what he has done.
  if (asksWould && asksForWork) return false;
  const isClear = (found[1]?.score ?? 0) <= first.score * NEXT;
  const isNumber = asksNumber && tellsNumber(first, isClear, question);
  if (question.isOfWorld && !isNumber) return false;
  if (isNumber ? isClear : isAhead(found, first, question)) return true;
  const needed = mentionsOwner || asksForWork || asksNumber ? SAID : ALL_SAID;
  return (!project || asksForWork || !mentionsOwner) && missing.length === 0 && exact >= needed;
}

function tellsNumber(first: Found, isClear: boolean, { text }: Question): boolean {
  if (countOf(text)) return tellsCount(first, text);
  return Boolean(first.passages[0]?.hasFigure) && (first.exact >= FIGURE || isClear);
}

function isAhead(found: readonly Found[], first: Found, question: Question): boolean {
  const { asksForWork, content, language } = question;
  const { project, score, said, missing } = first;
  const next = found.find((one) => one.project !== project)?.score ?? 0;
  const isTold = project !== undefined && (asksForWork || said >= TOLD);
  const isRead = isEnglish(language) || missing.length === 0;
  return isTold && isRead && score - next + A_WORD * content.length >= AHEAD;
}
