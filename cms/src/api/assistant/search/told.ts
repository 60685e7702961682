import { likeness } from './likeness';
import type { Found } from './rating';
import type { Expects } from './search-index';
import { patternOf, stem, toContent, toRegExp, toTokens, weightOf, WORDS } from './words';

const [COUNTED, HOW_MANY] = [patternOf('counted'), patternOf('howMany')];
const [NUMBER_OF, FIGURE] = [patternOf('numberOf'), patternOf('figure')];
const [ASKS_PRICE, PRICED] = [patternOf('price'), patternOf('priced')];
const ASKS_WHICH = patternOf('asksWhich');
/** With the capitals that tell a name. */
const asWritten = (pattern: RegExp) => new RegExp(pattern.source, 'su');
const [NAME, LISTED] = [asWritten(patternOf('newname')), patternOf('listed')];
const OPEN = WORDS.open.map(([asked, told]) => [toRegExp(asked), asWritten(toRegExp(told))] as const);
/** `app` and `tool` are said of anything. */
const TELLING = 0.2;
const [ALIKE, BEFORE, AFTER] = [0.45, 4, 4];
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

type Asked = { text: string; expects: Expects; asksForWork: boolean; named: readonly unknown[] };

/** Whether its first sentence has the price, the number, the name or the place that is asked for. */
export function tellsAsked(found: Found, { text, expects, asksForWork, named }: Asked): boolean {
  const [first] = found.passages;
  // Who asks for something built may say for whom.
  if ((!asksForWork || named.length > 0) && leavesOpen(found, text)) return false;
  if (ASKS_PRICE.test(text)) return PRICED.test(first?.text ?? '');
  if (expects !== 'hasFigure') return true;
  return Boolean(first?.hasFigure) && countsAsked(first?.text ?? '', text);
}

/** Whether a number stands beside what is like the counted: `How many contributors?` is not told by `2,300 stars`. */
function countsAsked(told: string, question: string): boolean {
  const asked = toContent(HOW_MANY.exec(question)?.[1] ?? '').filter((word) => weightOf(word) >= TELLING);
  const tokens = toTokens(told);
  const beside = tokens.flatMap((token, at) =>
    FIGURE.test(token) ? tokens.slice(Math.max(0, at - BEFORE), at + AFTER) : [],
  );
  return asked.length === 0 || asked.some((word) => beside.some((one) => likeness(word, one) >= ALIKE));
}

/** `Which town?` is not told by `a town of 95,000 people`, nor `who?` by what was done: no name is new there. */
function leavesOpen({ passages: [first], project }: Found, question: string): boolean {
  const text = first?.text ?? '';
  const [which] = toTokens(ASKS_WHICH.exec(question)?.[1] ?? '');
  const known = new Set(toTokens(`${question} ${project?.title ?? ''}`));
  const told = text.replace(/[\p{L}\p{N}]+/gu, (word) => (known.has(word.toLowerCase()) ? '_' : word));
  const isLeft = ([asked, answered]: (typeof OPEN)[number]) => asked.test(question) && !answered.test(told);
  return Boolean(which && isUnnamed(which, text, told)) || OPEN.some(isLeft);
}

/** `A town`, or said without a name or a list of what there is. */
function isUnnamed(which: string, text: string, told: string): boolean {
  const isSaid = toTokens(text).some((word) => stem(word) === stem(which));
  if (!isSaid || weightOf(which) < TELLING) return false;
  const isOne = new RegExp(`\\ban? (?:\\p{L}+ )?${which.replace(/s$/, '')}s?(?!\\p{L})`, 'iu').test(text);
  return isOne || !(NAME.test(told) || LISTED.test(told));
}

/** The unit of what is asked for by its measure. */
const measureOf = (question: string): RegExp | undefined =>
  MEASURES.find(([asked]) => asked.test(question))?.[1];
