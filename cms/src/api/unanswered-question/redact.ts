import { startOf } from '../../shared-with-web/start-of';
import { REMOVED } from '../../shared-with-web/rules/own-answer-rules';
import { isKnownTechnology } from '../assistant/search/technologies';
import { isFunctionWord, patternOf } from '../assistant/words/words';
import { removeDetails } from './redact-details';
import { mayBeName, removeNames } from './redact-names';
import { removeNumbers } from './redact-numbers';
import { removeProfiles } from './redact-profiles';

/** Of what is kept of a question, in UTF-16 units; it fits into a wording of an own answer. */
const LONGEST = 300;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Surrogate}]+/gu;
const SIGN = String.raw`[-_*~|/\\]{1,2}`;
const [OPEN, CLOSE] = [String.raw`\s?[([{<]\s?`, String.raw`\s?[)\]}>]\s?`];
const AT = String.raw`(?:at|ät|arroba|arobase|chiocciola|małpa|собака|@)(?:[\s-]?(?:sign|symbol)|\sthe\srate(?:\sof)?)?`;
const DOT = String.raw`(?:dot|punkt|punto|ponto|period|kropka|точка|point(?=\s(?:fr|be|ch|ca|com|net|org|eu)(?!\p{L}))|\.)`;
const HOST = String.raw`[\p{L}\p{N}-]{1,63}`;
/** How else a dot and an @ are written. */
const DOTS = new RegExp(
  String.raw`${OPEN}${DOT}${CLOSE}|\s?${SIGN}${DOT}${SIGN}\s?|\s${DOT}\s(?=[\p{L}\p{N}])|\.+(?=\.)`,
  'giu',
);
const ATS = new RegExp(
  String.raw`${OPEN}${AT}${CLOSE}|(?<=[\p{L}\p{N}])\(a\)(?=${HOST}\.)|%40|&#64;|\s@+\s|@{2,}\s?|(?<=\S)@\s`,
  'giu',
);
const PROVIDER = String.raw`(?:${patternOf('mailProvider').source})(?![\p{L}\p{N}])`;
/** `at acme com`, or a provider without any `at`. */
const FORGOTTEN_DOT = new RegExp(
  String.raw`(?<=\s${AT}\s${HOST}|${PROVIDER}) (?=(?:com|org|co uk)(?!\p{L}))`,
  'giu',
);
/** These only before a domain: there are stay-at-home parents. */
const WEAK_AT = new RegExp(
  String.raw`(?<first>[\p{L}'’]{2,30} )?(?<mailbox>[\p{L}\p{N}._+'’=-]{1,64})(?:\s?${SIGN}\s?${AT}\s?${SIGN}\s?|\s${AT}\s|(?<!(?<![\p{L}\p{N}])${AT})\s(?=${PROVIDER}\.))(?=(?<host>${HOST})\.${HOST}|${PROVIDER})`,
  'giu',
);
/** In other words than English, before which no place stands. */
const FOREIGN_AT = /^\P{L}+(?!at\P{L})\p{L}/iu;
/** `j o h n @ a c m e . c o m` */
const SPACED = /(?<!\S)(?:\S ){3,}\S(?!\S)/gu;
const SPELLED = new RegExp(String.raw`(?<=[\p{L}\p{N}]) (?:underscore|dash|hyphen) (?=[\p{L}\p{N}])`, 'giu');
/** Also without a dot: `me@host`. Nobody says an @ in the middle of words for anything else. */
const EMAIL = new RegExp(String.raw`[\p{L}\p{N}._+'’=-]{1,64}@${HOST}(?:\.${HOST}){0,8}`, 'giu');
/** A name in a network; `@angular/core` is none, though `medium.com/@angular/core` is. */
const HANDLE = /(?<![\p{L}\p{N}])@(?:(?<!\/@)([a-z\d-]{2,64})(?=\/[a-z])|[\p{L}\p{N}._-]{2,64})/gu;
const [PLACED, THING, PROVIDES_MAIL] = [patternOf('placed'), patternOf('thing'), patternOf('mailProvider')];
/** Like `jane.doe` and `jane99`. */
const LIKE_MAILBOX = /\p{L}[._][\p{L}\d]|\p{L}{2}\d/u;

/** A question without what may tell who asked it: addresses, names, numbers of telephones and accounts in any digits. */
export function redact(question: string): string {
  const tidy = question
    .slice(0, 4 * LONGEST)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '');
  const named = removeHandles(removeAddresses(removeProfiles(removeDetails(tidy))));
  return shorten(removeNumbers(removeNames(named)).replace(/\s+/g, ' ').trim());
}

/** A text without any stays as it is written. */
function removeAddresses(text: string): string {
  const spelled = text
    .replace(SPACED, (said) => (said.includes('@') ? said.replaceAll(' ', '') : said))
    .replace(DOTS, '.')
    .replace(FORGOTTEN_DOT, '.')
    .replace(ATS, '@')
    .replace(WEAK_AT, (said, ...rest) => {
      const { first = '', mailbox = '', host } = rest.at(-1) as Partial<Record<string, string>>;
      if (!FOREIGN_AT.test(said.slice(first.length + mailbox.length)) && isPlace(mailbox, host)) return said;
      if (text.includes(` at ${host}.`) && isThing(first, mailbox, host)) return said;
      return `${mayBeName(first.trim()) ? first.replace(' ', '_') : first}${mailbox}@`;
    });
  if (!spelled.includes('@')) return text;
  const removed = spelled.replace(SPELLED, '_').replace(EMAIL, REMOVED);
  return removed.includes(REMOVED) ? removed : text;
}

/** `meet at cafe.com` and `good at Node.js` name a place and a thing, `john at cafe.com` an address. */
function isPlace(mailbox: string, host = ''): boolean {
  if (isFunctionWord(mailbox.toLowerCase()) || PLACED.test(mailbox)) return true;
  return isKnownTechnology(host) && (!LIKE_MAILBOX.test(mailbox) || isKnownTechnology(mailbox));
}

/** `Was your role at cafe.com?` */
const isThing = (first: string, word: string, host = ''): boolean =>
  THING.test(`${first}${word}`) && !mayBeName(word) && !PROVIDES_MAIL.test(host);

const removeHandles = (text: string): string =>
  text.replace(HANDLE, (said, scope?: string) => (isKnownTechnology(scope ?? '') ? said : REMOVED));

function shorten(text: string): string {
  return text.length > LONGEST ? `${startOf(text, LONGEST - 1)}…` : text;
}

/** What is left of it to be understood. */
export const withoutRemoved = (text: string): string => text.replaceAll(REMOVED, ' ');
