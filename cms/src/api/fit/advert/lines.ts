import { ADVERT_WORDS, CLAUSES } from './advert-words';

export type Section = 'must' | 'nice' | 'place' | 'other' | 'none' | 'head';
/** A clause of the advert: `isListed` when it stands in a list, each line of which is a point of its own. */
export type Clause = { text: string; section: Section; isListed: boolean; level: 'must' | 'nice' };

const BULLET = /^\s*([-–—•*·‣▪●○✓✔➢»]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)])\s+/u;
const LABEL = /^([\p{L}][\p{L} &/'’-]{1,40}):\s*(.*)$/u;
const HEADING_LENGTH = 60;
const SECTIONS = (['nice', 'must', 'place', 'other'] as const).map((name) => ({
  name,
  pattern: new RegExp(`^\\W*(${ADVERT_WORDS.sections[name]})\\W*$`, 'iu'),
  word: new RegExp(`(?<!\\p{L})(${ADVERT_WORDS.sections[name]})(?!\\p{L})`, 'iu'),
}));

/** The clauses of an advert, each with the section that it stands in. */
export function splitAdvert(advert: string): Clause[] {
  const lines = advert.split(/\r?\n/).map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  let section: Section = 'head';
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const isListed = BULLET.test(line) && !/^\P{L}*$/u.test(line);
    const text = line.replace(BULLET, '').replace(/^#+ |\*\*|__/g, '');
    const named = isListed ? undefined : readHeading(text, at === 0 || lines[at - 1] === '', lines[at + 1]);
    if (named) section = named;
    const [, label = '', rest = ''] = LABEL.exec(text) ?? [];
    const own = rest && !isListed ? (sectionOf(label, 'pattern') ?? sectionOf(label, 'word')) : undefined;
    if (own && section !== 'head') section = own;
    if (named) return [];
    const clause = (part: string) => toClause(part, own ?? section, isListed || Boolean(own));
    return split(own ? rest : text).map(clause);
  });
}

function readHeading(text: string, isApart: boolean, next = ''): Section | undefined {
  if (text.length > HEADING_LENGTH || /[.!?,;]$/.test(text)) return undefined;
  const known = sectionOf(text, 'pattern');
  if (known && !/:\s*\S/.test(text)) return known;
  const isShort = text.split(' ').length <= 8 && isApart && !/[,:]\s*\S/.test(text);
  const looksSo = text.endsWith(':') || text === text.toUpperCase() || next === '' || BULLET.test(next);
  return isShort && looksSo ? (sectionOf(text, 'word') ?? 'none') : undefined;
}

function sectionOf(text: string, how: 'pattern' | 'word'): Section | undefined {
  return SECTIONS.find((section) => section[how].test(text))?.name;
}

function split(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"'“„])|;\s+/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

function toClause(text: string, section: Section, isListed: boolean): Clause {
  return { text, section, isListed, level: section === 'nice' || CLAUSES.nice.test(text) ? 'nice' : 'must' };
}
