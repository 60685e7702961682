import { likeness } from '../words/likeness';
import type { Found } from './rating';
import type { Expects } from '../language/wording';
import { patternOf, stem, toContent, toRegExp, toTokens, weightOf, WORDS } from '../words/words';

const [COUNTED, HOW_MANY] = [patternOf('counted'), patternOf('howMany')];
const [NUMBER_OF, FIGURE] = [patternOf('numberOf'), patternOf('figure')];
const [ASKS_PRICE, PRICED] = [patternOf('price'), patternOf('priced')];
const ASKS_WHICH = patternOf('asksWhich');
const [NAME, LISTED] = [patternOf('newname', 'su'), patternOf('listed')];
const OPEN = WORDS.open.map(([asked, told]) => [toRegExp(asked), toRegExp(told, 'su')] as const);
/** `app` and `tool` are said of anything. */
const TELLING = 0.2;
/** How like the counted is what stands so few words after the number. */
const [ALIKE, AFTER] = [0.7, 4];
const WHO_DID = patternOf('whoDid');
/** How like what was done is what a sentence says of it. */
const DONE = 0.45;
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

type Asked = { text: string; expects: Expects };

/** Whether its first sentence has the price, the number, the name or the place that is asked for. */
export function tellsAsked(found: Found, { text, expects }: Asked): boolean {
  const [first] = found.passages;
  if (leavesOpen(first?.text ?? '', `${text} ${found.project?.title ?? ''}`)) return false;
  const done = WHO_DID.exec(text)?.[1]?.toLowerCase();
  if (done && !toTokens(first?.text ?? '').some((word) => likeness(done, word) >= DONE)) return false;
  if (ASKS_PRICE.test(text)) return PRICED.test(first?.text ?? '');
  if (expects === 'hasMost') return Boolean(first?.hasMost);
  if (expects !== 'hasFigure') return true;
  return Boolean(first?.hasFigure) && countsAsked(first?.text ?? '', text);
}

/** Whether a number stands before what is like the counted: `How many contributors?` is not told by `2,300 stars`. */
function countsAsked(told: string, question: string): boolean {
  const asked = toContent(HOW_MANY.exec(question)?.[1] ?? '').filter((word) => weightOf(word) >= TELLING);
  const tokens = toTokens(told);
  const counted = tokens.flatMap((token, at) => (FIGURE.test(token) ? tokens.slice(at, at + AFTER) : []));
  return asked.length === 0 || asked.some((word) => counted.some((one) => likeness(word, one) >= ALIKE));
}

/** `Who?` is not told by what was done, nor `where?`: no name is new there, and no person or place. */
function leavesOpen(text: string, question: string): boolean {
  if (leavesUnnamed(text, question)) return true;
  const open = OPEN.filter(([asked]) => asked.test(question));
  if (open.length === 0) return false;
  const told = withoutWords(text, question);
  return open.some(([, answered]) => !answered.test(told));
}

/** `Which town?` is not told by `a town of 95,000 people`, nor by a town without a name or a list of what there is. */
function leavesUnnamed(text: string, question: string): boolean {
  const which = toTokens(ASKS_WHICH.exec(question)?.[1] ?? '');
  if (which.length === 0) return false;
  const [told, stems] = [withoutWords(text, question), toTokens(text).map(stem)];
  const isNamed = NAME.test(told) || LISTED.test(told);
  return which.some((asked) => {
    const isSaid = stems.includes(stem(asked));
    const one = new RegExp(`\\ban? (?:\\p{L}+ )?${asked.replace(/s$/, '')}s?(?!\\p{L})`, 'iu');
    return isSaid && weightOf(asked) >= TELLING && (!isNamed || one.test(text));
  });
}

/** With a line for each word of the question: what is said in it is no answer. */
function withoutWords(text: string, question: string): string {
  const known = new Set(toTokens(question));
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (known.has(word.toLowerCase()) ? '_' : word));
}

/** The unit of what is asked for by its measure. */
const measureOf = (question: string): RegExp | undefined =>
  MEASURES.find(([asked]) => asked.test(question))?.[1];
