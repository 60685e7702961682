import type { Token } from './parse';
import { textOf } from './plain';

type Heading = { tagName: string; properties: { id: string } };

const TAGS = ['h2', 'h3', 'h4'];
const MAX_ID_LENGTH = 60;

/** The page has the only h1. The highest headings that are used come below it, without a step left out. */
export function numberHeadings(tokens: readonly Token[]): Map<Token, Heading> {
  const headings = new Map<Token, Heading>();
  const toId = createIds();
  const highest = Math.min(...tokens.filter(isHeading).map(levelOf));
  let last = -1;
  for (const [index, token] of tokens.entries()) {
    if (!isHeading(token)) continue;
    last = Math.min(levelOf(token) - highest, last + 1, TAGS.length - 1);
    headings.set(token, { tagName: TAGS[last] ?? 'h2', properties: { id: toId(textFrom(tokens, index)) } });
  }
  return headings;
}

/** As links within the text name them: `#the-sync`. */
export function addressesOf(headings: ReturnType<typeof numberHeadings>): Set<string> {
  return new Set(Array.from(headings.values(), ({ properties }) => `#${encodeURIComponent(properties.id)}`));
}

function isHeading({ type }: Token): boolean {
  return type === 'heading_open';
}

function levelOf({ tag }: Token): number {
  return Number(tag.slice(1));
}

function textFrom(tokens: readonly Token[], start: number): string {
  let end = start;
  while (end < tokens.length && tokens[end]?.type !== 'heading_close') end += 1;
  return textOf(tokens.slice(start, end));
}

/** `the-sync`, and for the next heading of this name `the-sync-2`. */
function createIds() {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (text: string): string => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part'];
    const name = Array.from(words.join('-')).slice(0, MAX_ID_LENGTH).join('');
    let count = (counts.get(name) ?? 0) + 1;
    const toId = () => (count > 1 ? `${name}-${count}` : name);
    // Somebody may have numbered his headings himself.
    while (used.has(toId())) count += 1;
    counts.set(name, count);
    used.add(toId());
    return toId();
  };
}
