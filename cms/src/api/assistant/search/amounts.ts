import type { Found } from './rating';
import type { Expects } from './search-index';
import { patternOf, toRegExp, weightOf, WORDS } from './words';

const [COUNTED, NUMBER_OF] = [patternOf('counted'), patternOf('numberOf')];
const [ASKS_PRICE, PRICED] = [patternOf('price'), patternOf('priced')];
const [ASKS_WHICH, ASKS_NAMES] = [patternOf('asksWhich'), patternOf('asksNames')];
/** `app` and `tool` are said of anything. */
const TELLING = 0.2;
const MEASURES = WORDS.measures.map(([asked, told]) => [toRegExp(asked), toRegExp(told)] as const);

/** What `how many clubs` is told by: `130 clubs`, and `how heavy`: `140 grams`. */
export function countOf(question: string): RegExp | undefined {
  const measure = measureOf(question);
  if (measure) return measure;
  if (ASKS_PRICE.test(question)) return PRICED;
  const counted = COUNTED.exec(question)?.[1]?.replace(/s$/, '');
  return counted ? new RegExp(`${NUMBER_OF.source}${counted}`, 'iu') : undefined;
}

/** Whether its first sentence has the number of just what is asked. */
export const tellsCount = (found: Found | undefined, question: string): boolean =>
  countOf(question)?.test(found?.passages[0]?.text ?? '') ?? false;

/** Whether its first sentence has the price, the number or the name that is asked for. */
export function tellsAsked(found: Found, expects: Expects, question: string): boolean {
  const [first] = found.passages;
  if (leavesUnnamed(found, question)) return false;
  if (ASKS_PRICE.test(question)) return PRICED.test(first?.text ?? '');
  return expects !== 'hasFigure' || Boolean(first?.hasFigure);
}

/** `Which town?` is not told by `a town of 95,000 people`, nor the clinics' names by `six clinics`. */
function leavesUnnamed({ passages: [first] }: Found, question: string): boolean {
  const [which, names] = [ASKS_WHICH.exec(question)?.[1], ASKS_NAMES.exec(question)?.[1]];
  const asked = (names ?? which)?.replace(/s$/, '');
  if (!asked || weightOf(asked) < TELLING) return false;
  const some = names ? `${NUMBER_OF.source}|\\b(?:some|several) (?:\\p{L}+ )?|` : '';
  return new RegExp(`(?:${some}\\ban? (?:\\p{L}+ )?)${asked}s?(?!\\p{L})`, 'iu').test(first?.text ?? '');
}

/** The unit of what is asked for by its measure. */
const measureOf = (question: string): RegExp | undefined =>
  MEASURES.find(([asked]) => asked.test(question))?.[1];
