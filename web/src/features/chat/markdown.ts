/** The part of Markdown that answers are written in. There is no HTML: it stays text. */
export type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'strong'; content: Inline[] }
  | { type: 'link'; href: string; content: Inline[] };

export type Block =
  | { type: 'paragraph'; lines: Inline[][] }
  /** `start` is the number of the first item, when that is not 1. */
  | { type: 'list'; isOrdered: boolean; start?: number | undefined; items: Inline[][] };

const LIST_ITEM = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;

const INLINE = new RegExp(
  [
    /\\(?<escaped>[\\[\]*_`<>()#+.!-])/,
    /`(?<code>[^`]+)`/,
    /\*\*(?<strong>(?:\\.|[^\\*]|\*(?!\*))+)\*\*/,
    /\[(?<label>(?:\\.|[^\\\]])+)\]\((?<href>[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What a link still being written looks like. */
const HALF_LINK = /(?<!\\)\[(?:\\.|[^\\\]])*(?:\](?:\([^)]*)?)?$/;

/** As in CommonMark, a blank line ends a paragraph, but not a list. */
export function parseMarkdown(markdown: string): Block[] {
  const blocks: Block[] = [];
  let afterBlank = false;
  for (const line of markdown.split('\n')) {
    if (line.trim()) addLine(blocks, line, afterBlank);
    afterBlank = !line.trim();
  }
  return blocks;
}

/** Keeps the raw text of a link from flashing up while it arrives. */
export function withoutHalfLink(markdown: string): string {
  return markdown.replace(HALF_LINK, '');
}

function addLine(blocks: Block[], line: string, afterBlank: boolean): void {
  const last = blocks.at(-1);
  const [, number, item] = LIST_ITEM.exec(line) ?? [];
  if (item !== undefined) {
    const isOrdered = number !== undefined;
    if (last?.type === 'list' && last.isOrdered === isOrdered) last.items.push(parseInline(item));
    else blocks.push({ type: 'list', isOrdered, start: startOf(number), items: [parseInline(item)] });
  } else if (last?.type === 'paragraph' && !afterBlank) {
    last.lines.push(parseLine(line));
  } else {
    blocks.push({ type: 'paragraph', lines: [parseLine(line)] });
  }
}

function startOf(number = '1'): number | undefined {
  return Number(number) === 1 ? undefined : Number(number);
}

function parseLine(line: string): Inline[] {
  const [, heading] = HEADING.exec(line) ?? [];
  return heading ? [{ type: 'strong', content: parseInline(heading) }] : parseInline(line.trim());
}

function parseInline(text: string): Inline[] {
  const content: Inline[] = [];
  let end = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(INLINE)) {
    addText(text.slice(end, index));
    end = index + match.length;
    const { escaped, code, strong, label, href } = groups;
    if (escaped) addText(escaped);
    else if (code) content.push({ type: 'code', text: code });
    else if (strong) content.push({ type: 'strong', content: parseInline(strong) });
    else if (label && href) content.push({ type: 'link', href, content: parseInline(label) });
  }
  addText(text.slice(end));
  return content;

  function addText(piece: string) {
    const last = content.at(-1);
    if (last?.type === 'text') last.text += piece;
    else if (piece) content.push({ type: 'text', text: piece });
  }
}
