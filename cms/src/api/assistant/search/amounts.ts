import type { Found } from './rating';
import type { Expects } from './search-index';
import { patternOf, toRegExp, WORDS } from './words';

const [COUNTED, NUMBER_OF] = [patternOf('counted'), patternOf('numberOf')];
const [ASKS_PRICE, PRICED] = [patternOf('price'), patternOf('priced')];
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

/** Whether its first sentence has the price or the number that is asked for. */
export function tellsAmount({ passages: [first] }: Found, expects: Expects, question: string): boolean {
  if (ASKS_PRICE.test(question)) return PRICED.test(first?.text ?? '');
  return expects !== 'hasFigure' || Boolean(first?.hasFigure);
}

/** The unit of what is asked for by its measure. */
const measureOf = (question: string): RegExp | undefined =>
  MEASURES.find(([asked]) => asked.test(question))?.[1];
