import type { TextFilter } from '../text-filter';
import type { KnownAddress } from './known-links';
import { createLinkReader, type Place } from './link-reader';
import { LONGEST } from './link-syntax';

type Options = { known: KnownAddress; email?: string | null };

/** The word before `://` may stand in the piece before. */
const ADDRESS = /(?:(?:[a-z][a-z\d+.-]{0,30})?:\/\/|www\.|mailto:|xmpp:)[^\s<>"'`*|[\]\\]+/;
const EMAIL = /[\w.+-]{0,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const SPECIAL = new RegExp(`\\\\[!-/:-@[-\`{-~]|!?\\[|[\\]<]|${ADDRESS.source}|${EMAIL.source}`, 'gi');
/** What a link may begin with where a piece of the answer ends. */
const BEGINNINGS = ['http://', 'https://', 'www.', 'mailto:'];
const TAIL = /(?:[!\\]|:\/{0,2}|[\w.+-]{0,64}@[\w.-]{0,200})$/;

/**
 * Takes the links out of an answer that lead to anything unknown; their texts stay. The answer comes in pieces, and
 * only what may be the beginning of a link waits for the next one. Syntax as https://spec.commonmark.org/0.31.2/#links
 */
export function createLinkFilter({ known, email }: Options): TextFilter {
  const filterLabel = (label: string) => filter(label, true, '[').text;
  const read = createLinkReader({ known, filterLabel });
  const beginnings = [...BEGINNINGS, ...(email ? [email.toLowerCase()] : [])];
  let held = '';
  /** What stands before it. */
  let last = '';
  return {
    push: (text: string): string => take(held + text, false),
    end: (): string => take(held, true),
  };

  function take(source: string, isEnd: boolean): string {
    const { text, rest } = filter(source, isEnd);
    held = rest;
    last = text.at(-1) ?? last;
    return text;
  }

  function filter(source: string, isEnd: boolean, before = last): { text: string; rest: string } {
    let text = '';
    let at = 0;
    for (const special = new RegExp(SPECIAL); ;) {
      special.lastIndex = at;
      const match = special.exec(source);
      if (!match) break;
      text += source.slice(at, match.index);
      const mayWait = !isEnd && source.length - match.index < LONGEST;
      const place: Place = { source, at: match.index, before: source[match.index - 1] ?? before, mayWait };
      const step = read(place, match[0]);
      if (!step) return { text, rest: source.slice(match.index) };
      text += step.text;
      at = match.index + step.length;
    }
    const end = isEnd ? source.length : Math.max(at, source.length - tailLength(source.slice(at)));
    return { text: text + source.slice(at, end), rest: source.slice(end) };
  }

  function tailLength(text: string): number {
    const [tail = ''] = TAIL.exec(text) ?? [];
    return Math.max(tail.length, ...beginnings.map((one) => begunLength(text, one)));
  }
}

/** How much of the beginning stands at the end of the text, not within a word. */
function begunLength(text: string, beginning: string): number {
  const end = text.slice(-beginning.length - 1).toLowerCase();
  for (let length = beginning.length; length > 0; length--) {
    const isBegun = end.endsWith(beginning.slice(0, length));
    if (isBegun && !/[a-z\d@]/.test(end.at(-length - 1) ?? '')) return length;
  }
  return 0;
}
