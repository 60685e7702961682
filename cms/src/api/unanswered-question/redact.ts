/** Of what is kept of a question, in UTF-16 units; it fits into a wording of an own answer. */
export const LONGEST = 300;

const REMOVED = '[removed]';
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Surrogate}]+/gu;
const AT = String.raw`(?:@\s*|\s+@\s+|\s*[([{<]\s*at\s*[)\]}>]\s*)`;
const DOT = String.raw`\s*(?:\.|[([{<]\s*dot\s*[)\]}>])\s*`;
/** Also without a dot: `me@host`. Nobody says an @ in the middle of words for anything else. */
const EMAIL = new RegExp(
  String.raw`[^\s@<>()[\]{},;:"]{1,64}${AT}[^\s@<>()[\]{},;:!?"]{1,250}(?:${DOT}[\p{L}\p{N}-]{2,24})*`,
  'giu',
);
const SPOKEN_EMAIL = /[\p{L}\p{N}._+-]{1,64}\s+at\s+[\p{L}\p{N}-]{1,63}(?:\s+dot\s+[\p{L}\p{N}-]{2,24})+/giu;
/** A name in a network. */
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,64}/gu;
const NUMBER = /[+(]?\p{Nd}(?:[\s()[\]./·:_–—-]{0,4}\p{Nd}){6,}/gu;
const YEAR = String.raw`(?:19|20)\d\d`;
const DAY = String.raw`[0-3]?\d`;
/** From one year to another, a day. */
const DATE = new RegExp(
  `^(?:${YEAR}\\s*[-–—/]\\s*${YEAR}|${DAY}([./-])${DAY}\\1${YEAR}|${YEAR}-${DAY}-${DAY})$`,
);

/** A question without what may tell who asked it: e-mail addresses and telephone numbers, in any digits. */
export function redact(question: string): string {
  const tidy = question
    .slice(0, 4 * LONGEST)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '');
  const redacted = tidy
    .replace(SPOKEN_EMAIL, REMOVED)
    .replace(EMAIL, REMOVED)
    .replace(HANDLE, REMOVED)
    .replace(NUMBER, (number) => (DATE.test(number) ? number : REMOVED));
  return shorten(redacted.replace(/\s+/g, ' ').trim());
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).replace(/\p{Surrogate}$/u, '')}…` : text;
}

/** What is left of it to be understood. */
export const withoutRemoved = (text: string): string => text.replaceAll(REMOVED, ' ');
