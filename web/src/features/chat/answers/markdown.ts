import type { Element, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import type { Heading } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { newlineToBreak } from 'mdast-util-newline-to-break';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import { gfmTable } from 'micromark-extension-gfm-table';

/** HTML and pictures stay text. The others are hardly ever meant, and half an answer looks like them. */
const NO_SYNTAX = [
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'codeIndented',
  'setextUnderline',
  'definition',
  'characterReference',
];

const syntax: Options = {
  extensions: [gfmTable(), { disable: { null: NO_SYNTAX } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

const schema: Schema = {
  tagNames: 'a blockquote br code em hr li ol p pre strong table tbody td th thead tr ul'.split(' '),
  attributes: { a: ['href'], ol: ['start'], td: ['align'], th: ['align'] },
  protocols: { href: ['http', 'https'] },
};

/** An answer is no chapter of the page: its headings are bold. */
const handlers: Handlers = {
  heading(state, node: Heading) {
    const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: state.all(node) };
    return { type: 'element', tagName: 'p', properties: {}, children: [strong] };
  },
};

/** An answer as a sanitised tree. As visitors' own lines, its lines break where they were broken. */
export function parseMarkdown(markdown: string): Root {
  try {
    const answer = fromMarkdown(markdown, syntax);
    newlineToBreak(answer);
    const tree = sanitize(toHast(answer, { handlers }), schema);
    if (tree.type === 'root') return tree;
  } catch (error) {
    // Thousands of lists in each other are more than the stack holds.
    if (!(error instanceof RangeError)) throw error;
  }
  return { type: 'root', children: [{ type: 'text', value: markdown }] };
}

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
