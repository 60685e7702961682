import { sectionOf } from './sections';

/**
 * An advert's lines, the rows of its tables as headings and lists. Pasted, the cells of a table are parted by tabs; in
 * Markdown by bars. A row without a first cell goes on with the one before it.
 */
export function unfoldTables(advert: string): string[] {
  return advert.split(/\r?\n/).flatMap((line, at, lines) => unfold(line, lines[at + 1]));
}

function unfold(line: string, next = ''): string[] {
  const isMarkdown = line.trimStart().startsWith('|');
  const [first = '', ...others] = isMarkdown ? barred(line) : line.trimEnd().split(/\t+/);
  const label = first.trim();
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

function barred(line: string): string[] {
  return line.trim().split('|').slice(1);
}
