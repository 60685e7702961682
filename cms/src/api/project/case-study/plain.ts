import { LRUCache } from 'lru-cache';
import { parseMarkdown, type Token } from './parse';

type Plain = {
  /** All of it, for a search. */
  words: string;
  /** What it tells, without code: its blocks, an empty line between them, headings with HEADING before them. */
  prose: string;
};

export const HEADING = '# ';
const BREAK = '\n\n';
/** No text of Markdown has it. */
const MARK = '\0';

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
  const plain = { words: textOf(tokens), prose: proseOf(tokens) };
  known.set(markdown, plain);
  return plain;
}

/** In one line. */
export function textOf(tokens: readonly Token[]): string {
  return squeeze(tokens.map(pieceOf).join(''));
}

function proseOf(tokens: readonly Token[]): string {
  const blocks = tokens.filter((token) => !isCode(token)).map(pieceInBlocks);
  const told = blocks.join('').split(BREAK).map(squeeze);
  const marked = told.map((block) =>
    block.startsWith(MARK) ? block.replace(MARK, HEADING) : block.replace(/^# /, '#'),
  );
  return marked.filter((block) => block && block !== HEADING).join(BREAK);
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isCode = ({ type, tag }: Token): boolean => tag === 'code' && type !== 'code_inline';

function pieceInBlocks(token: Token): string {
  if (token.type === 'heading_open') return `${BREAK}${MARK}`;
  const isCell = ['td', 'th'].includes(token.tag);
  if (isCell) return ' ';
  return token.block ? BREAK : pieceOf(token);
}

function pieceOf({ type, block, content, children }: Token): string {
  if (type === 'image') return textOf(children ?? []);
  const isApart = block || type === 'softbreak' || type === 'hardbreak';
  return isApart ? `\n${content}` : content;
}
