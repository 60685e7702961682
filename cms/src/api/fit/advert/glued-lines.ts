import { BULLET } from './joined-lines';
import { sectionOf } from './sections';

/** Nobody writes them within a sentence; a point between words may be one of theirs: `Kolleg·innen`. */
const INNER_BULLET = / ?(?=[•▪●◦‣■□►▶➢➤✓✔✅☑🔹🔸👉])|(?<!^|\d) ?(?=·(?!In)[\p{Lu}\d])/u;
const AT_WORD = /^([•▪●◦‣■□►▶➢➤✓✔✅☑🔹🔸👉·]\uFE0F?)(?=[^\s\uFE0F])/u;
/** Not those of a range. */
const DASHES: Record<string, RegExp> = {
  '–': /(?<!\d) ?– ?| ?– ?(?!\d)/,
  '—': /(?<!\d) ?— ?| ?— ?(?!\d)/,
  '-': /(?<!\d) - | - (?!\d)/,
  '*': / \* /,
  '·': / · /,
};
const DASHED = /^([^:]{3,50}:|) ?([–—*·-]) ?(.+)$/u;
const DOTTED = /^([^:]{3,50}:)() ?(.+ · .+)$/u;
/** How often a dash stands in a line at least that is a list without a heading. */
const LISTED = 3;
/** In letters, a heading within a line. */
const LENGTH = 50;
const HEADING = /^[\p{L} &/,'’+-]+$/u;
const START = /(?<=[.!?…)\]] ?|[\p{L}\d ])\p{Lu}/gu;
const SENTENCE = /[.!?…] ?(?=\p{Lu}[^.!?…]*$)/u;
/** Of where a heading may start. */
const MAX_STARTS = 8;

/** The lines that a line was before it was copied: bullets and headings in it begin lines of their own. */
export function splitGlued(line: string, next = ''): string[] {
  const parts = line.split(INNER_BULLET).map((part) => part.trim().replace(AT_WORD, '$1 '));
  const isBeforeBullet = (at: number) => at < parts.length - 1 || BULLET.test(next);
  return parts.flatMap((part, at) => splitAtHeadings(part, isBeforeBullet(at))).flatMap(splitAtDashes);
}

/** @param isBeforeBullet whether the text is a heading of what comes next, if it ends with one */
function splitAtHeadings(text: string, isBeforeBullet: boolean): string[] {
  const lines: string[] = [];
  const pieces = text.split(/(?<=:)/);
  let line = '';
  pieces.forEach((piece, at) => {
    line += piece;
    const isLast = at === pieces.length - 1;
    if (!piece.endsWith(':') && !(isLast && isBeforeBullet)) return;
    const start = headingIn(line, isLast && isBeforeBullet);
    if (start === 0) return;
    lines.push(line.slice(0, start).trim(), '');
    line = line.slice(start);
  });
  return [...lines, line];
}

/** Where a heading begins that ends a text; else 0. */
function headingIn(text: string, isBeforeBullet: boolean): number {
  if (isHeading(text)) return 0;
  const from = Math.max(0, text.length - LENGTH);
  const end = text.slice(from);
  const starts = Array.from(end.matchAll(START), ({ index }) => index).slice(-MAX_STARTS);
  const known = starts.find((at) => {
    const heading = end.slice(at);
    // Nothing but a bullet before it: it is what the line says.
    if (from === 0 && !/\p{L}/u.test(end.slice(0, at))) return false;
    if (!isHeading(heading)) return false;
    // Behind nothing but a space, a single word may belong to what comes before it.
    return (
      heading.includes(' ') ||
      !/[^.!?…)\]] $/.test(end.slice(0, at)) ||
      (isBeforeBullet && text.endsWith(':'))
    );
  });
  if (known !== undefined) return from + known;
  const sentence = isBeforeBullet && text.endsWith(':') ? SENTENCE.exec(end) : null;
  return sentence ? from + sentence.index + sentence[0].length : 0;
}

function isHeading(text: string): boolean {
  const heading = text.replace(/ ?:$/, '');
  return HEADING.test(heading) && sectionOf(heading, 'pattern') !== undefined;
}

function splitAtDashes(line: string): string[] {
  const [, heading = '', dash = '', rest = ''] = DASHED.exec(line) ?? DOTTED.exec(line) ?? [];
  const items = rest.split((heading && DASHES[dash || '·']) || ` ${dash} `);
  const isList = heading === '' ? items.length >= LISTED : sectionOf(heading, 'pattern') !== undefined;
  return isList && rest !== '' ? [heading, ...items.map((item) => `- ${item}`)] : [line];
}
