/** What a link, a table, the mark of a block or of emphasis looks like while it arrives. */
const HALF = [
  /(?<!\\)\[(?:\\.|[^\\\]])*(?:\](?:\([^)]*)?)?$/,
  /(^|\n)\|(?! *:?-)[^\n]*(?:\n[|: -]*\n?)?$/,
  /(?<!\\)(?:[*_`]+|\\)$/,
  /(^|\n)[ \t]*(?:[-+>#]+|\d{1,9}[.)]?)[ \t]*$/,
];

const CODE_FENCE = /^```/gm;

/** What has arrived, without what would flash up until more comes, and with its emphasis closed. */
export function closeMarkdown(markdown: string): string {
  const shown = HALF.reduce((text, half) => text.replace(half, ''), markdown).trimEnd();
  const isInCodeBlock = Array.from(shown.matchAll(CODE_FENCE)).length % 2 === 1;
  return isInCodeBlock ? shown : shown + closingMarks(shown.slice(shown.lastIndexOf('\n') + 1));
}

function closingMarks(line: string): string {
  const open: string[] = [];
  for (const { 0: mark, index } of line.matchAll(/\\.|`+|\*+|_+/g)) {
    const last = open.at(-1);
    const isText = mark.startsWith('\\') || (last?.startsWith('`') && mark !== last);
    const isAfterSpace = !/\w/.test(line[index - 1] ?? ' ');
    if (isText) continue;
    if (mark === last) open.pop();
    else if (mark.startsWith('`') || (isAfterSpace && /\S/.test(line[index + mark.length] ?? ' ')))
      open.push(mark);
  }
  return open.reverse().join('');
}
