import MarkdownIt from 'markdown-it';

const { helpers } = new MarkdownIt('commonmark');

/** Unfinished: what comes next decides. */
export type Read<Value> = Value | 'unfinished' | undefined;

/** What is longer is no link: an answer does not wait for its end, and nobody looks for it. */
export const LONGEST = 800;

const BLANK_LINE = /\n[ \t]*\r?\n/;
const BLANK_LINE_HERE = /\n[ \t]{0,80}\r?\n/y;

/** Where the bracket closes that opens here. */
export function labelEnd(source: string, start: number): Read<number> {
  const end = Math.min(source.length, start + LONGEST);
  let depth = 0;
  for (let at = start; at < end; at++) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '\n' && startsBlankLine(source, at)) return undefined;
    else if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return 'unfinished';
}

function startsBlankLine(source: string, at: number): boolean {
  BLANK_LINE_HERE.lastIndex = at;
  return BLANK_LINE_HERE.test(source);
}

/** The address in the parentheses of a link that open here, and where they end. */
export function readTarget(source: string, open: number): Read<{ address: string; end: number }> {
  const start = skipBlanks(source, open + 1);
  if (source[start] === ')') return { address: '', end: start + 1 };
  const destination = helpers.parseLinkDestination(source, start, source.length);
  if (!destination.ok) return mayGoOn(source, open);
  let at = skipBlanks(source, destination.pos);
  if (at > destination.pos && /["'(]/.test(source[at] ?? '')) {
    const title = helpers.parseLinkTitle(source, at, source.length);
    if (!title.ok) return mayGoOn(source, open);
    at = skipBlanks(source, title.pos);
  }
  if (at >= source.length) return mayGoOn(source, open);
  return source[at] === ')' ? { address: destination.str, end: at + 1 } : undefined;
}

function mayGoOn(source: string, open: number): 'unfinished' | undefined {
  return BLANK_LINE.test(source.slice(open)) ? undefined : 'unfinished';
}

/** Where a tag or an address in angle brackets ends that begins here. */
export function tagEnd(source: string, start: number): Read<number> {
  const rest = source.slice(start + 1);
  if (rest === '') return 'unfinished';
  if (!/^[a-z/!?]/i.test(rest)) return undefined;
  const length = rest.search(/[<>]|\n[ \t]*\r?\n/);
  if (length < 0) return 'unfinished';
  return rest[length] === '>' ? start + 1 + length : undefined;
}

function skipBlanks(source: string, start: number): number {
  let at = start;
  while (/[ \t\r\n]/.test(source[at] ?? '')) at += 1;
  return at;
}
