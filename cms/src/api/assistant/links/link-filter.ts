import type { KnownAddress } from './known-links';
import { labelEnd, readTarget, tagEnd } from './link-syntax';

export type LinkFilter = ReturnType<typeof createLinkFilter>;

/** What is written for so many characters of the answer. */
type Step = { text: string; length: number };

/** `before` is the character before it. */
type Place = { source: string; at: number; before: string; mayWait: boolean };

type Options = { known: KnownAddress; marker: string; email?: string | null; onMarker: () => void };

const REMOVED = '(link removed)';
/** Longer is no link, and an answer does not wait for its end. */
const MAX_HELD = 800;

const ADDRESS = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.|mailto:|xmpp:)[^\s<>"'`*|[\]\\]+/;
const EMAIL = /[\w.+-]{0,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const SPECIAL = new RegExp(`\\\\[!-/:-@[-\`{-~]|!?\\[|[\\]<]|${ADDRESS.source}|${EMAIL.source}`, 'gi');
/** What a link may begin with where a piece of the answer ends. */
const BEGINNINGS = ['http://', 'https://', 'www.', 'mailto:'];
const TAIL = /(?:[!\\]|(?:[a-z][a-z\d+.-]{0,30}:\/{1,2}|[\w.+-]{0,64}@[\w.-]{0,200}))$/i;
const LAST_WORD = /(?<![\w@])[\w@.:/+-]{1,100}$/;

/**
 * Takes the links out of an answer that lead to anything unknown; their texts stay. The answer comes in pieces, and
 * only what may be the beginning of a link waits for the next one. Syntax as https://spec.commonmark.org/0.31.2/#links
 */
export function createLinkFilter({ known, marker, email, onMarker }: Options) {
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
      const mayWait = !isEnd && source.length - match.index < MAX_HELD;
      const place = { source, at: match.index, before: source[match.index - 1] ?? before, mayWait };
      const step = read(place, match[0]);
      if (!step) return { text, rest: source.slice(match.index) };
      text += step.text;
      at = match.index + step.length;
    }
    const end = isEnd ? source.length : Math.max(at, source.length - tailLength(source.slice(at)));
    return { text: text + source.slice(at, end), rest: source.slice(end) };
  }

  /** Nothing while it is unfinished and may wait. */
  function read(place: Place, match: string): Step | undefined {
    const { source, at, mayWait } = place;
    if (match.startsWith('\\')) return { text: match, length: match.length };
    if (match === '[') return readBracket(place);
    if (match === '![') return readPicture(place);
    if (match === ']') return readStray(place);
    if (match === '<') return readAngle(place);
    return mayWait && at + match.length === source.length ? undefined : readBare(match);
  }

  function readPicture(place: Place): Step | undefined {
    const step = readBracket({ ...place, at: place.at + 1, before: '!' });
    return step && { text: `!${step.text}`, length: step.length + 1 };
  }

  function readBracket(place: Place): Step | undefined {
    const { source, at, mayWait } = place;
    if (source.startsWith(marker, at)) {
      onMarker();
      return { text: '', length: marker.length };
    }
    const close = labelEnd(source, at);
    if (close === undefined) return { text: '[', length: 1 };
    const isOpen = close === 'unfinished' || close + 1 === source.length;
    if (isOpen) return mayWait ? undefined : { text: '\\[', length: 1 };
    const label = source.slice(at + 1, close);
    const next = source[close + 1];
    if (next === '[') {
      const end = labelEnd(source, close + 1);
      if (end === 'unfinished' && mayWait) return undefined;
      return typeof end === 'number' ? unlink(place, label, end + 1) : { text: '\\[', length: 1 };
    }
    if (next !== '(') return { text: next === ':' ? '\\[' : '[', length: 1 };
    const target = readTarget(source, close + 1);
    if (target === 'unfinished' && mayWait) return undefined;
    if (typeof target !== 'object') return { text: '\\[', length: 1 };
    const address = place.before === '!' ? undefined : known(target.address);
    if (!address) return unlink(place, label, target.end);
    return { text: `[${filter(label, true, '[').text}](${address})`, length: target.end - at };
  }

  /** Nor does its text make one together with what stands around it. */
  function unlink({ at, before }: Place, label: string, end: number): Step {
    const { text } = filter(label, true, '[');
    const apart = /[\w.:/]/.test(before) ? ' ' : '';
    const after = /(?:\bw{1,3}|[.:/])$/i.test(text) ? ' ' : '';
    return { text: apart + text + after, length: end - at };
  }

  /** The end of a label that our reading did not find, but another might. */
  function readStray({ source, at, mayWait }: Place): Step | undefined {
    const next = source[at + 1];
    if (next === undefined && mayWait) return undefined;
    return { text: next !== undefined && '([:'.includes(next) ? '\\]' : ']', length: 1 };
  }

  function readAngle({ source, at, before, mayWait }: Place): Step | undefined {
    const end = tagEnd(source, at);
    if (end === 'unfinished' && mayWait) return undefined;
    if (typeof end !== 'number') return { text: end ? '\\<' : '<', length: 1 };
    const content = source.slice(at + 1, end);
    const isAddress = /^(?:[a-z][a-z\d+.-]{1,31}:\S*|\S+@\S+)$/i.test(content);
    const address = isAddress ? knownBare(content) : undefined;
    const isApart = /^\s?$/.test(before);
    const text = isAddress ? REMOVED : isApart ? '' : ' ';
    return { text: address ? `<${address}>` : text, length: end + 1 - at };
  }

  function readBare(match: string): Step {
    const end = match.includes('(') ? /[.,;:!?_~]+$/ : /[.,;:!?_~)]+$/;
    const address = match.replace(end, '');
    return { text: knownBare(address) ?? REMOVED, length: address.length };
  }

  function knownBare(text: string): string | undefined {
    if (/^www\./i.test(text)) return known(`https://${text}`);
    if (!text.includes('@') || text.includes(':')) return known(text);
    return known(`mailto:${text}`) && text;
  }

  function tailLength(text: string): number {
    const [tail] = TAIL.exec(text) ?? [];
    if (tail) return tail.length;
    const [word = ''] = LAST_WORD.exec(text) ?? [];
    const isBeginning = word !== '' && beginnings.some((one) => one.startsWith(word.toLowerCase()));
    return isBeginning ? word.length : 0;
  }
}
