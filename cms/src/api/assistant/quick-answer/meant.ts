import { countOf, tellsCount } from '../search/told';
import type { Found } from '../search/rating';
import { toPattern, weightOf } from '../search/words';
import { isEnglish } from '../language/languages';
import type { Question } from './question';

/** A project is clear by how far the next one is behind; the more words say so, the less is needed. */
const [AHEAD, A_WORD] = [0.5, 0.063];
/** A figure is clear if its sentence scores so much, and the next one at most this part of it. */
const [SCORE, NEXT] = [1.05, 0.75];
/** Words that a sentence may deny to have. */
const DENIED = 0.35;
/** How well a sentence says the detail that is asked for, and the words of a number. */
const [TOLD, FIGURE] = [0.6, 0.68];
/** Of its words; of a question that names nobody and wants nothing built, which may be of the world. */
const [SAID, ALL_SAID] = [0.5, 0.9];

/** Whether the first of what is found is plainly what is asked, or only the nearest. */
export function isMeant(found: readonly Found[], first: Found, question: Question): boolean {
  const { exact, score, missing, project, passages } = first;
  const { asksForWork, mentionsOwner, content, asksNumber, text, expects } = question;
  const told = passages[0]?.text ?? '';
  // The biggest is told by a sentence that says so.
  if (expects === 'hasMost' && !passages[0]?.hasMost) return false;
  // Whether the owner would do something is not told by what he has done.
  if (question.asksWould && asksForWork) return false;
  if (asksForWork && isDenied(told, content)) return false;
  const isCounted = tellsCount(first, text);
  const isClear = score >= SCORE && (found[1]?.score ?? 0) <= score * NEXT;
  const tellsNumber =
    asksNumber && (isCounted || (!countOf(text) && (exact >= FIGURE || isClear) && passages[0]?.hasFigure));
  if (question.isOfWorld && !tellsNumber) return false;
  if (tellsNumber && isClear) return true;
  if (!asksNumber && isAhead(found, first, question)) return true;
  const needed = mentionsOwner || asksForWork || asksNumber ? SAID : ALL_SAID;
  const mayBeProject = asksForWork || !mentionsOwner || isCounted;
  return (!project || mayBeProject) && missing.length === 0 && exact >= needed;
}

function isAhead(
  found: readonly Found[],
  first: Found,
  { asksForWork, content, language }: Question,
): boolean {
  const { project, score, said, missing } = first;
  const next = found.find((one) => one.project !== project)?.score ?? 0;
  const isTold = project !== undefined && (asksForWork || said >= TOLD);
  const isRead = isEnglish(language) || missing.length === 0;
  return isTold && isRead && score - next + A_WORD * content.length >= AHEAD;
}

/** `There is no machine learning in it.` */
const isDenied = (text: string, content: readonly string[]): boolean =>
  content.some(
    (word) =>
      weightOf(word) >= DENIED && new RegExp(`\\b(no|without) (\\w+ )?${toPattern(word)}\\b`, 'i').test(text),
  );
