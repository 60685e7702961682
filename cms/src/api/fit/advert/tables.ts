import { sectionOf } from './sections';

/**
 * An advert's lines, the rows of its tables as headings and lists. Pasted, the cells of a table are parted by tabs; in
 * Markdown by bars. A row without a first cell goes on with the one before it.
 */
export function unfoldTables(advert: string): string[] {
  let columns: string[] = [];
  return advert.split('\n').flatMap((line, at, lines) => {
    const [cells, isHeader] = [barred(line), isRule(lines[at + 1] ?? '')];
    if (isHeader || cells.length === 0) columns = isHeader && cells.filter(isSection).length > 1 ? cells : [];
    if (columns.length < 2) return unfold(line, lines[at + 1]);
    if (isHeader || isRule(line)) return [];
    return cells.flatMap((cell, column) =>
      cell === '' ? [] : ['', `${columns[column] ?? ''}:`, `- ${cell}`],
    );
  });
}

const isSection = (cell: string) => sectionOf(cell, 'pattern') !== undefined;

/** What Markdown has between the names of the columns and the rows. */
const isRule = (line: string) => line.includes('|') && /^[\s|:-]+$/.test(line);

function unfold(line: string, next = ''): string[] {
  const isMarkdown = line.trimStart().startsWith('|');
  const [first = '', ...others] = isMarkdown ? barred(line) : line.trimEnd().split(/\t+/);
  const label = first.trim();
  if (isMarkdown && isRule(line)) return [];
  // The one column that says what is asked; else all of them together may.
  if (isMarkdown && isRule(next))
    return ['', `${barred(line).find(isSection) ?? barred(line).join(' ').trim()}:`];
  const rest = others
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ');
  // A bullet may have a tab behind it, too.
  if (rest === '' || (label !== '' && !/\p{L}/u.test(label))) return [line.replace(/^\s*\||\|\s*$/g, '')];
  if (label === '') return [`- ${rest}`];
  const isHeading = sectionOf(label, 'pattern') || /^(\t|\s*\|\s*\|)/.test(next);
  return isHeading ? ['', `${label}:`, `- ${rest}`] : [`${label}: ${rest}`];
}

/** The cells of a row in Markdown. */
function barred(line: string): string[] {
  const row = line.trim();
  if (!row.startsWith('|')) return [];
  const cells = row.replace(/^\||\|$/g, '').split('|');
  return cells.map((cell) => cell.trim());
}
