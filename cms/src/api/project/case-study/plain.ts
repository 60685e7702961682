import { LRUCache } from 'lru-cache';
import { parseMarkdown, type Token } from './parse';

type Plain = {
  /** All of it, for a search. */
  words: string;
  /** What it tells in sentences: neither headings nor code. */
  prose: string;
};

const MEGABYTE = 1024 * 1024;

/** Whenever a project changes, the texts of all are asked for again. */
const known = new LRUCache<string, Plain>({
  maxSize: 32 * MEGABYTE,
  sizeCalculation: ({ words, prose }, markdown) => 2 * (markdown.length + words.length + prose.length),
});

/** A case study without the marks between its words. */
export function toPlain(markdown: string | null): Plain {
  if (!markdown?.trim()) return { words: '', prose: '' };
  const before = known.get(markdown);
  if (before) return before;
  const tokens = parseMarkdown(markdown);
  const plain = { words: textOf(tokens), prose: textOf(tokens.filter(isProse())) };
  known.set(markdown, plain);
  return plain;
}

/** In one line. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(pieceOf).join('').replace(/\s+/g, ' ').trim();
}

function pieceOf({ type, block, content, children }: Token): string {
  if (type === 'image') return textOf(children ?? []);
  const isApart = block || type === 'softbreak' || type === 'hardbreak';
  return isApart ? `\n${content}` : content;
}

/** Of one token after the other. */
function isProse() {
  let isHeading = false;
  return ({ type, tag }: Token): boolean => {
    if (type === 'heading_open') isHeading = true;
    if (type === 'heading_close') isHeading = false;
    const isCode = tag === 'code' && type !== 'code_inline';
    return !isHeading && !isCode;
  };
}
