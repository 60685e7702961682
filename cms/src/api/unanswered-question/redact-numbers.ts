import { toDigits } from '../../shared-with-web/digits';
import { REMOVED } from '../../shared-with-web/rules/own-answer-rules';
import { patternOf } from '../assistant/words/words';

const IBAN = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z]{4})?(?:[ -]?[a-z\d]{0,3}\d[a-z\d]{0,3}){2,8}/giu;
const SHORTEST_IBAN = 15;
const DIGIT = String.raw`[\p{Nd}〇零一二三四五六七八九]`;
/** Hyphens and dots of any kind stand between; the marks are those of emoji. */
const NUMBER = new RegExp(
  String.raw`[+(]?${DIGIT}(?:[\s()[\]./⁄·•:_\p{Pd}−,;|~+*=#'’x×\\\p{M}]{0,4}${DIGIT}){6,}\p{M}*`,
  'giu',
);
const SPOKEN = `(?:${patternOf('spokenDigit').source})`;
const SPOKEN_NUMBER = new RegExp(
  String.raw`(?<!\p{L})${SPOKEN}(?:[\s,.-]{1,3}${SPOKEN}(?!\p{L})){6,}`,
  'giu',
);

const YEAR = String.raw`(?:19|20)\d\d`;
const DAY = String.raw`[0-3]?\d`;
const DAYS = [String.raw`\.`, '/', '-'].map((sign) => [DAY, DAY, YEAR].join(sign)).join('|');
const DATE = String.raw`(?:${DAYS}|${YEAR}-${DAY}-${DAY})(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])[./]${YEAR}`;
const TIME = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const AMOUNT = String.raw`[1-9]\d{0,2}(?:[,'’]\d{3})+(?:\.\d\d?)?`;
const ITEM = String.raw`(?:${YEAR}|[1-9]\d{0,2})`;
/** One, or from one to another. */
const ranged = (one: string) => String.raw`${one}(?:\s?[-–—]\s?${one})?`;
/** Years, days, months, times, prices, lists of numbers, sizes of screens. */
const HARMLESS = new RegExp(
  String.raw`^(?:${YEAR}(?:\s?[-–—/,]\s?${YEAR})+|${[DATE, MONTH, TIME, AMOUNT].map(ranged).join('|')}|${ITEM}(?:, ${ITEM})+|[1-9]\d{2,3}\s?[x×]\s?\d{3,4})$`,
);
/** Prices in other countries, where a currency stands right beside and belongs to no other number. */
const GROUPED = new RegExp(String.raw`^${ranged(String.raw`[1-9]\d{0,2}(?:[. ]\d{3})+(?:,\d\d)?`)}$`);
const CURRENCY = `(?:${patternOf('currency').source})`;
const CURRENCY_BEFORE = new RegExp(String.raw`(?<!\p{Nd}\s?)${CURRENCY}\s?$`, 'isu');
const CURRENCY_AFTER = new RegExp(String.raw`^\s?${CURRENCY}(?!\s?\p{Nd})`, 'isu');
const VERSION = /(?<!\p{L})v(?:ersion)?\s?$/iu;
const BESIDE = 12;

/** Without the numbers of telephones, cards and accounts. */
export function removeNumbers(text: string): string {
  return text
    .replace(IBAN, (said) => (said.replace(/[ -]/g, '').length < SHORTEST_IBAN ? said : REMOVED))
    .replace(NUMBER, (number, at: number, whole: string) =>
      isHarmless(number, whole.slice(0, at), whole.slice(at + number.length)) ? number : REMOVED,
    )
    .replace(SPOKEN_NUMBER, REMOVED);
}

function isHarmless(said: string, before: string, after: string): boolean {
  const number = toDigits(said);
  if (HARMLESS.test(number) || VERSION.test(before.slice(-BESIDE))) return true;
  const isPriced = CURRENCY_BEFORE.test(before.slice(-BESIDE)) || CURRENCY_AFTER.test(after);
  return isPriced && GROUPED.test(number);
}
