import type { KnownAddress } from './known-links';
import { labelEnd, readTarget, tagEnd } from './link-syntax';

/** What is written for so many characters of the answer. */
type Step = { text: string; length: number };

/** `before` is the character before it; `mayWait` when more of the answer may come. */
export type Place = { source: string; at: number; before: string; mayWait: boolean };

type Options = {
  known: KnownAddress;
  /** What is left of the text of a link. */
  filterLabel: (label: string) => string;
};

const REMOVED = '(link removed)';

/** Reads what may be a link, at its place. */
export function createLinkReader({ known, filterLabel }: Options) {
  return read;

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
    return { text: `[${filterLabel(label)}](${address})`, length: target.end - at };
  }

  /** Nor does its text make one together with what stands around it. */
  function unlink({ at, before }: Place, label: string, end: number): Step {
    const text = filterLabel(label);
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
}
