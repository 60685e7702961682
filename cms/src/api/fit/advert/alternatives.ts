import { ADVERT_WORDS, toPattern } from './advert-words';
import { keyOf } from './technologies';
import type { Piece } from './written-as-name';

/** Any of the names meets it; where it is open, what is like them does, too. */
export type Alternatives = { text: string; names: string[]; isOpen: boolean };

/** In letters, what stands between the names of a list, or around it. */
const NEARBY = 60;
/** Each is looked for in all that is published. */
const MAX_NAMES = 10;
const { or, and, between, similar, oneOf, examples, suchAs, rivals } = ADVERT_WORDS.alternatives;
const LEVEL = '\\+?(?: (?:[ABC][12]|v?\\d[\\d.]*)\\+?)?(?: \\([^()]*\\))?';
const AFTER = `^(?:[ -]${ADVERT_WORDS.names.followed}|-\\p{L}{3,}|-)?${LEVEL}`;
const BEFORE = `(?:(?:${between}) ){0,3}$`;
const JOINTS = {
  slash: /^ ?\/ ?$/,
  or: toPattern(`${AFTER},? \\(?(?:${or}) ${BEFORE}`),
  and: toPattern(`${AFTER},? (?:${and}) ${BEFORE}`),
  comma: toPattern(`${AFTER}, ?${BEFORE}`),
};
const END = toPattern(`^(?:-${ADVERT_WORDS.names.followed})?${LEVEL}`);
const SIMILAR = toPattern(
  `${AFTER},? \\(?(?:${or}) (?:${similar})(?!\\p{L})(?:(?: [\\p{L}-]+){1,3}(?=$|[.,;)]))?\\)?`,
);
const OPENED = toPattern(`(?<!\\p{L})(?:(${oneOf})|(${examples})|${suchAs})[\\s:,]*$`);
/** Who knows one of a group does not need the others; unlike Docker and Kubernetes, which are of a kind, too. */
const GROUP_OF = new Map(
  rivals.flatMap((group, at) => group.split('|').map((name) => [keyOf(name), at] as const)),
);

/** Whether what is listed below a line are alternatives: `At least one of:`. */
export const opensList = (line: string): boolean => line.endsWith(':') && Boolean(OPENED.exec(line)?.[1]);

type Joint = keyof typeof JOINTS;
type List = { names: Piece[]; opened?: Opened | undefined; hasOr: boolean };
type Opened = { at: number; by: 'one of' | 'e.g.' | 'such as' };

/** `Svelte or React` is one requirement, `Svelte, React and Go` are three. */
export function groupAlternatives(text: string, names: readonly Piece[]): Alternatives[] {
  const lists: List[] = [];
  for (const name of [...names].sort((a, b) => a.at - b.at)) {
    const list = lists.at(-1);
    const joint = list && jointOf(list, name, text);
    if (!list || !joint || !goesOn(list, name, joint)) {
      // What `such as Docker, Kafka and Redis` asks for is all of them.
      if (list && joint === 'and') list.opened = undefined;
      lists.push({ names: [name], opened: openedAt(name.at, text), hasOr: false });
    } else if (joint === 'slash' && !list.hasOr && !list.opened) {
      // A comma before parts more than a slash.
      lists.push({ names: [...list.names.splice(-1), name], hasOr: true });
    } else {
      list.names.push(name);
      list.hasOr ||= joint === 'or' || joint === 'slash';
    }
  }
  return lists.flatMap((list) => toAlternatives(list, text));
}

function jointOf({ names }: List, { at }: Piece, text: string): Joint | undefined {
  const said = text.slice(names.at(-1)?.end, at);
  if (said.length > NEARBY || said.trim() === '') return undefined;
  const joints = Object.keys(JOINTS) as Joint[];
  return joints.find((joint) => JOINTS[joint].test(said));
}

function goesOn({ names, opened, hasOr }: List, name: Piece, joint: Joint): boolean {
  if (names.length >= MAX_NAMES) return false;
  if (joint === 'or' || (opened && opened.by !== 'such as')) return true;
  const [last, next] = [names.at(-1)?.text ?? '', name.text].map((one) => GROUP_OF.get(keyOf(one)));
  // `React/Vue` are rivals, `React/TypeScript` are not.
  if (joint === 'slash') return last !== undefined && last === next;
  if (joint === 'and' || hasOr) return false;
  return opened !== undefined || last === undefined || next === undefined || last === next;
}

function openedAt(at: number, text: string): Opened | undefined {
  const start = Math.max(0, at - NEARBY);
  const found = OPENED.exec(text.slice(start, at));
  return found
    ? { at: start + found.index, by: found[1] ? 'one of' : found[2] ? 'e.g.' : 'such as' }
    : undefined;
}

function toAlternatives({ names, opened, hasOr }: List, text: string): Alternatives[] {
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return [];
  const behind = text.slice(last.end, last.end + NEARBY);
  const [more] = SIMILAR.exec(behind) ?? [];
  const isExample = more !== undefined || opened?.by === 'e.g.';
  if (!isExample && (names.length === 1 || !(hasOr || opened)))
    return names.map((one) => ({ text: one.text, names: [one.text], isOpen: false }));
  const end = last.end + (more ?? END.exec(behind)?.[0] ?? '').length;
  const isSuch = opened?.by === 'such as';
  const start = (hasOr && isSuch ? undefined : opened?.at) ?? first.at;
  return [
    {
      text: closeBracket(text.slice(start, end)),
      names: names.map((one) => one.text),
      isOpen: isExample || isSuch,
    },
  ];
}

function closeBracket(text: string): string {
  const [opening, closing] = [text.includes('('), text.includes(')')];
  return opening && !closing ? `${text})` : closing && !opening ? text.replace(')', '') : text;
}
