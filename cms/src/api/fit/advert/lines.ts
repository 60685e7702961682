import { splitLevels, type Level } from './levels';
import { sectionOf, type Section } from './sections';
import { unfoldTables } from './tables';

export type Clause = {
  text: string;
  section: Section;
  /** Of a list, each line of which is a point of its own. */
  isListed: boolean;
  level: Level;
  /** `guessed` when only its look says that it is a heading. */
  heading?: 'known' | 'guessed';
};

const BULLET = /^\s*([-–—•*·‣▪●○✓✔➢»+>~]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)])\s+/u;
const LABEL = /^([\p{L}][\p{L} &/'’-]{1,40}):\s*(.*)$/u;
const HEADING_LENGTH = 60;

/** The clauses of an advert, each with the section that it stands in. */
export function splitAdvert(advert: string): Clause[] {
  const lines = unfoldTables(advert).map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim());
  let section: Section = 'head';
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const isListed = BULLET.test(line) && !/^\P{L}*$/u.test(line);
    const text = line.replace(BULLET, '').replace(/^#+ |\*\*|__/g, '');
    const heading = isListed ? undefined : readHeading(text, at === 0, lines[at - 1] === '', lines[at + 1]);
    if (heading) section = heading.section;
    const [, label = '', rest = ''] = LABEL.exec(text) ?? [];
    const own = rest && !isListed ? (sectionOf(label, 'pattern') ?? sectionOf(label, 'word')) : undefined;
    if (own && section !== 'head') section = own;
    if (heading) {
      const level = section === 'nice' ? 'nice' : 'must';
      return [{ text, section, isListed: false, level, heading: heading.how }];
    }
    return split(own ? rest : text).flatMap((part) =>
      toClauses(part, own ?? section, isListed || Boolean(own)),
    );
  });
}

type Heading = { section: Section; how: 'known' | 'guessed' };

function readHeading(text: string, isFirst: boolean, isApart: boolean, next = ''): Heading | undefined {
  if (text.length > HEADING_LENGTH || /[.!?,;]$/.test(text)) return undefined;
  const known = sectionOf(text, 'pattern');
  if (known && !/:\s*\S/.test(text)) return { section: known, how: 'known' };
  // The first line is a title.
  if (isFirst) return undefined;
  const isShort = text.split(' ').length <= 8 && isApart && !/[,:]\s*\S/.test(text);
  const isBefore = next === '' || BULLET.test(next) || /[.!?]$/.test(next);
  const looksSo = isBefore || text.endsWith(':') || text === text.toUpperCase();
  return isShort && looksSo ? { section: sectionOf(text, 'word') ?? 'none', how: 'guessed' } : undefined;
}

/** At the end of a sentence, which `1. May` is not. */
function split(text: string): string[] {
  const parts = text.split(/(?<=[.!?])(?<!(?<!\d)\d{1,2}\.)\s+(?=[\p{Lu}\d"'“„])|;\s+/u);
  return parts
    .map((part) => part.trim())
    .reduce(joinShort, [])
    .filter(Boolean);
}

/** `mind. 3 J. in Vollz.` are no sentences. */
function joinShort(parts: readonly string[], part: string): string[] {
  const last = parts.at(-1);
  const isShort = last?.endsWith('.') && last.split(' ').length < 4;
  return isShort ? [...parts.slice(0, -1), `${last} ${part}`] : [...parts, part];
}

function toClauses(sentence: string, section: Section, isListed: boolean): Clause[] {
  const parts = splitLevels(sentence, section === 'nice');
  return parts.map(({ text, level }) => ({ text, section, isListed, level }));
}
