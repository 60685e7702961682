import { type Found, tellsCount } from '../search/search';
import { patternOf, toPattern, weightOf } from '../search/words';
import { isEnglish } from '../language/languages';
import type { Question } from './question';

/** Whether the owner would do something says nothing of what he has done. */
const WOULD = patternOf('would');
/** The first one is clear if it scores so much, and the next one at most this part of it. */
const [CLEAR_WORK, CLEAR_FIGURE] = [
  [0.8, 0.83],
  [1.05, 0.75],
] as const;
/** Words that a sentence may deny to have. */
const DENIED = 0.35;

/** Whether the first of what is found is plainly what is asked, or only the nearest. */
export function isMeant(found: readonly Found[], first: Found, question: Question): boolean {
  const { exact, score, missing, project, passages } = first;
  const { asksForWork, mentionsOwner, content, asksNumber, text } = question;
  if (first.topic === 'skills' && question.asksHow) return false;
  if (asksForWork && isDenied(passages[0]?.text ?? '', content)) return false;
  const isClear = ([least, next]: readonly [number, number]) =>
    score >= least && (found[1]?.score ?? 0) <= score * next;
  if (asksForWork && WOULD.test(text)) return false;
  const isRead = isEnglish(question.language) || missing.length === 0;
  if (asksForWork && isRead && isClear(CLEAR_WORK)) return true;
  const isCounted = tellsCount(first, text);
  const isFigure = exact >= 0.68 || isClear(CLEAR_FIGURE);
  const tellsNumber = asksNumber && (isCounted || (isFigure && passages[0]?.hasFigure));
  if (question.isOfWorld && !tellsNumber) return false;
  if (tellsNumber && isClear(CLEAR_FIGURE)) return true;
  const needed = mentionsOwner || asksNumber ? 0.5 : 0.9;
  if (!asksForWork)
    return (!mentionsOwner || !project || isCounted) && missing.length === 0 && exact >= needed;
  const telling = content.filter((word) => weightOf(word) > 0.5).length;
  return exact >= 0.45 && missing.length <= 0.34 * Math.max(1, telling);
}

/** `There is no machine learning in it.` */
const isDenied = (text: string, content: readonly string[]): boolean =>
  content.some(
    (word) =>
      weightOf(word) >= DENIED && new RegExp(`\\b(no|without) (\\w+ )?${toPattern(word)}\\b`, 'i').test(text),
  );
