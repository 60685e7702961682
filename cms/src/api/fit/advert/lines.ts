import { ADVERT_WORDS } from './advert-words';
import { takeFurniture } from './furniture';
import { splitGlued } from './glued-lines';
import { guessSections } from './guessed-sections';
import { readHeading } from './headings';
import { BULLET, joinBroken, joinChoices, toBullets, unfoldCriteria, unnumber } from './joined-lines';
import { splitLevels } from './levels';
import { sectionOf, type Clause, type Section } from './sections';
import { unfoldTables } from './tables';

const PICTURE = /^\p{Extended_Pictographic}/u;
const LABEL = /^([\p{L}][\p{L} &/'’-]{1,40}):\s*(.*)$/u;
/** No pattern reads more at once, since some take the square of it. Without spaces, a name is still left whole. */
const PIECE = /.{1,500}(?= |$)|.{1,500}(?<![\p{LC}\p{N}](?=[\p{LC}\p{N}]))|.{1,500}/gu;
/** Of what is more than a title or a place. */
const TEXT_LENGTH = 80;

/** The clauses of an advert, each with the section that it stands in, and the lines that are not of its text. */
export function splitAdvert(advert: string): { clauses: Clause[]; furniture: string[] } {
  const tidy = unfoldTables(advert).map((line) => line.replace(/\s+/g, ' ').trim());
  const { lines, furniture } = takeFurniture(tidy.flatMap((line, at) => splitGlued(line, tidy[at + 1])));
  return {
    clauses: guessSections(toSections(joinChoices(joinBroken(toBullets(unfoldCriteria(unnumber(lines))))))),
    furniture,
  };
}

function toSections(lines: readonly string[]): Clause[] {
  let [section, headed]: [Section, Section] = ['head', 'head'];
  let isAfterText = false;
  return lines.flatMap((line, at) => {
    // What a label within a line says goes as far as the next empty one.
    if (line === '') {
      section = headed;
      return [];
    }
    const next = lines[at + 1] ?? '';
    const isApart = lines[at - 1] === '' || (line.endsWith(':') && BULLET.test(next));
    const isPictured = lines[at - 1] === '' && PICTURE.test(line) && bulletOf(line) !== bulletOf(next);
    const isListed = BULLET.test(line) && !/^\P{L}*$/u.test(line) && !isPictured;
    const text = line.replace(BULLET, '').replace(/^#+ |\*\*|__/g, '');
    const around = { isFirst: at === 0, isApart, isAfterText: isAfterText || section !== 'head' };
    const heading = isListed ? undefined : readHeading(text, { ...around, next });
    isAfterText ||= text.length > TEXT_LENGTH && /[.!?]$/.test(text);
    if (heading) {
      section = headed = heading.section;
      const level = section === 'nice' ? 'nice' : 'must';
      return [{ text, section, isListed: false, level, heading: heading.how }];
    }
    let own: Section | undefined;
    return split(text).flatMap((sentence, place) => {
      const label = isListed ? undefined : readLabel(sentence, section);
      own = label?.section ?? own;
      // Where the work is, one line says.
      if (own && own !== 'place' && section !== 'head') section = own;
      return toClauses(label?.rest ?? sentence, own ?? section, isListed || Boolean(own), place > 0);
    });
  });
}

/** `Skills: React` has a heading of its own; `Leadership experience: 5 years` says with it what is asked, too. */
function readLabel(sentence: string, section: Section): { section: Section; rest: string } | undefined {
  // `What's in it for you? A train pass.`
  const asked = sentence.endsWith('?') ? sectionOf(sentence, 'pattern') : undefined;
  if (asked) return { section: asked, rest: '' };
  const [, label = '', rest = ''] = LABEL.exec(sentence) ?? [];
  const [known, guessed] = [sectionOf(label, 'pattern'), sectionOf(label, 'word')];
  if (rest === '' || !guessed) return undefined;
  // Among what is offered a bonus is money.
  if (section === 'other' && guessed === 'nice' && !known) return undefined;
  return known ? { section: known, rest } : { section: guessed, rest: sentence };
}

const bulletOf = (line = ''): string | undefined => BULLET.exec(line)?.[1];

const END = new RegExp(
  `(?<=[.!?])(?<!(?<!\\d)\\d{1,2}\\.)(?<!(?<!\\p{L})(?:${ADVERT_WORDS.abbreviations})\\.)\\s+(?=[\\p{Lu}\\d"'“„€$£])|;\\s+`,
  'u',
);

const SMALL_END = /(?<=\p{Ll}{3}[.!?]) +(?=\p{Ll})/u;
const SMALL = /^\p{Ll}/u;
/** A sentence that is longer is several. */
const LONG = 300;

/** At the end of a sentence, which `1. May` and `mind. 3 J. in Vollz.` are not; who writes all small ends some, too. */
function split(text: string): string[] {
  return text
    .split(END)
    .flatMap((part) => (part.length > LONG || SMALL.test(part) ? part.split(SMALL_END) : part))
    .map((part) => part.trim())
    .filter(Boolean);
}

function toClauses(sentence: string, section: Section, isListed: boolean, isLater: boolean): Clause[] {
  return splitLevels(sentence, section === 'nice').flatMap(({ text, level }) =>
    Array.from(text.matchAll(PIECE), ([piece]) => ({
      text: piece.trim(),
      section,
      isListed,
      isLater,
      level,
    })),
  );
}
