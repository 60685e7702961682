import { ASSESSED, COLUMN, findYears } from './advert-words';
import { sectionOf } from './sections';

/**
 * An advert's lines, the rows of its tables as headings and lists. Pasted, the cells of a table are parted by tabs; in
 * Markdown by bars. A row without a first cell goes on with the one before it.
 */
export function unfoldTables(advert: string): string[] {
  let columns: string[] = [];
  // Those that are headings: looked for once, not for each of thousands of rows.
  let sections: string[] = [];
  let before = '';
  return advert.split('\n').flatMap((line, at, lines) => {
    const [cells, next = ''] = [cellsOf(line), lines[at + 1]];
    const isHeader = isRule(next) || isHeaderOf(cells, cellsOf(next));
    if (isHeader) [columns, sections] = [cells, cells.filter(isSection)];
    else if (cells.length === 0 && !isWithin(line, next, columns)) [columns, sections] = [[], []];
    const above = before;
    if (line.trim() !== '') before = line;
    if (isRule(line)) return [];
    if (cells.length > 0 && sections.length > 1) return isHeader ? [] : toLists(cells, columns, sections);
    if (!isHeader) return unfold(line, cells, columns, next);
    // The one column that says what is asked; else all of them together may.
    return isSection(above) ? [] : ['', `${sections[0] ?? cells.join(' ').trim()}:`];
  });
}

/** What is in the column that holds, where a row has a column for each level. */
const TICK = /^(?:x|✓|✔|✅|•|\*|yes|ja)\uFE0F?$/i;
/** And in the others, if anything is. */
const NO_TICK = /^(?:no|nein|n\/a)$/i;
const isSection = (cell: string) => sectionOf(cell, 'pattern') !== undefined;

/** What Markdown has between the names of the columns and the rows. */
const isRule = (line: string) => line.includes('|') && /^[\s|:-]+$/.test(line);

/** Copied from a page, nothing but its words tells that a row names the columns. */
const isHeaderOf = (cells: readonly string[], next: readonly string[]) =>
  cells.length > 1 &&
  (next.length > 1 || cells.filter(isSection).length > 1) &&
  cells.every((cell) => cell === '' || isColumn(cell));
const isColumn = (cell: string) => COLUMN.test(cell) || isSection(cell);

/** Of a line without cells, which is a heading of the rows below it. */
const isWithin = (line: string, next: string, columns: readonly string[]) =>
  line.trim() !== '' && columns.length > 1 && cellsOf(next).length === columns.length;

function toLists(
  cells: readonly string[],
  columns: readonly string[],
  sections: readonly string[],
): string[] {
  const ticked =
    columns[cells.findIndex((cell, at) => TICK.test(cell) && sections.includes(columns[at] ?? ''))];
  if (ticked !== undefined) return ['', `${ticked}:`, `- ${askedIn(cells, columns)}`];
  return cells.flatMap((cell, column) => (cell === '' ? [] : ['', `${columns[column] ?? ''}:`, `- ${cell}`]));
}

/** What is ticked in a row: its first cell may be a number, or only the heading of the one that says it. */
function askedIn(cells: readonly string[], columns: readonly string[]): string {
  const isSaid = (cell: string, at: number) =>
    /\p{L}/u.test(cell) && !TICK.test(cell) && !NO_TICK.test(cell) && !ASSESSED.test(columns[at] ?? '');
  const said = cells.map((cell, at) => withUnit(cell, columns[at])).filter(isSaid);
  const [label = cells[0] ?? '', ...rest] = said;
  return rest.length > 0 ? `${label}: ${rest.join(', ')}` : label;
}

function unfold(line: string, cells: readonly string[], columns: readonly string[], next: string): string[] {
  const [label = '', ...others] = cells;
  const rest = others.map((cell, at) => withUnit(cell, columns[at + 1])).filter(Boolean);
  // A bullet may have a tab behind it, too.
  if (rest.length === 0 || (label !== '' && !/\p{L}/u.test(label)))
    return [line.replace(/^\s*\||\|\s*$/g, '')];
  if (label === '') return [`- ${rest.join(', ')}`];
  const isHeading = columns.length === 0 && (isSection(label) || /^(\t|\s*\|\s*\|)/.test(next));
  return isHeading ? ['', `${label}:`, `- ${rest.join(', ')}`] : [`${label}: ${rest.join(', ')}`];
}

/** `5` in a column of years is five of them. */
function withUnit(cell: string, column = ''): string {
  const years = `${cell} ${column}`;
  return /^\d+ ?\+?$/.test(cell) && findYears(years) ? years : cell;
}

/** The cells of a row, none of any other line. */
function cellsOf(line: string): string[] {
  const row = line.trim();
  if (row.startsWith('|')) return toCells(row.replace(/^\||\|$/g, ''), '|');
  return line.trimEnd().includes('\t') ? toCells(line.trimEnd(), '\t') : [];
}

const toCells = (row: string, separator: string) => row.split(separator).map((cell) => cell.trim());
