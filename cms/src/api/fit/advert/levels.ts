import { CLAUSES, DEGREE_LEVELS } from './advert-words';
import { languagesNamed } from './spoken-languages';

export type Level = 'must' | 'nice';
type Part = { text: string; at: number; level: Level };

/** Outside of brackets; or a bracket that says more than a word. */
const BETWEEN = /[,;] +(?![^()]*\))|,? (?:but|aber) (?![^()]*\))| [–—-] (?![^()]*\))| (?=\([^()]+ [^()]+\))/;
/** Whoever writes more without a full stop says nothing clear. */
const MAX_LENGTH = 500;
const LIST = /(?<=\p{L}.*) (and|or|und|oder) |(?<!\p{L})(are|sind|wären)(?!\p{L})/u;

/** `English, German is a plus` asks for the one, and would like the other: its parts, in their order. */
export function splitLevels(sentence: string, isNiceHeading: boolean): { text: string; level: Level }[] {
  const isNice = isNiceHeading && !CLAUSES.binding.test(sentence);
  if (isNice || !CLAUSES.nice.test(sentence)) return [{ text: sentence, level: isNice ? 'nice' : 'must' }];
  if (sentence.length > MAX_LENGTH) return [{ text: sentence, level: 'nice' }];
  const parts = cut(sentence);
  parts.forEach((_, index) => {
    for (const one of meant(parts, index)) one.level = 'nice';
  });
  return join(parts, sentence);
}

/** What the words of a part like `is a plus` are said of: the part, and those of the same list. */
function meant(parts: readonly Part[], index: number): Part[] {
  const { text = '' } = parts[index] ?? {};
  const found = CLAUSES.nice.exec(text);
  if (!found) return [];
  const after = text.slice(found.index + found[0].length);
  const isAlone = saysNothing(after);
  if (saysNothing(text.slice(0, found.index)) && (!isAlone || index === 0)) {
    // `Ideally, you know Docker`
    const wish = isAlone ? Math.min(1, parts.length - 1) : index;
    return parts.slice(index, 1 + lastOf(parts, wish));
  }
  const isList = !text.startsWith('(') && LIST.test(text.replace(/^(and|und) /, ''));
  const own = isAlone && saysNothing(text.replace(CLAUSES.nice, '')) ? 1 : 0;
  return parts.slice(isList ? firstOf(parts, index) : Math.max(0, index - own), index + 1);
}

const saysNothing = (text: string) => !/\p{L}{3}/u.test(text.replace(CLAUSES.filler, ''));
const isDemanded = ({ text }: Part) => CLAUSES.demanded.test(text.replace(CLAUSES.nice, ''));
/** `ideally with Next.js, and very good German` would like the one. */
const isOfOtherKind = ({ text }: Part, wish: Part | undefined) =>
  isOfPerson(text) && !isOfPerson(wish?.text ?? '');
const isOfPerson = (text: string) =>
  languagesNamed(text).length > 0 || Object.values(DEGREE_LEVELS).some((level) => level.test(text));

function lastOf(parts: readonly Part[], index: number): number {
  const isNext = (part: Part, at: number) =>
    at > index && (isDemanded(part) || isOfOtherKind(part, parts[index]));
  const next = parts.findIndex(isNext);
  return next < 0 ? parts.length - 1 : next - 1;
}

function firstOf(parts: readonly Part[], index: number): number {
  return 1 + parts.slice(0, index).map(isDemanded).lastIndexOf(true);
}

function cut(sentence: string): Part[] {
  let at = 0;
  const parts: Part[] = sentence.split(BETWEEN).map((text) => {
    at = sentence.indexOf(text, at);
    return { text, at, level: 'must' };
  });
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    const [, inBrackets = ''] = /^(\([^()]*\))/.exec(part.text) ?? [];
    // `Docker (also Swarm) is a plus` says it of Docker.
    if (last && inBrackets !== '' && !CLAUSES.nice.test(inBrackets))
      last.text = sentence.slice(last.at, part.at + part.text.length);
    else joined.push(part);
    return joined;
  }, []);
}

/** Neighbours of one level stay together, as they were written. */
function join(parts: readonly Part[], sentence: string): { text: string; level: Level }[] {
  const starts = parts.filter(({ level }, index) => level !== parts[index - 1]?.level);
  return starts.map(({ at, level }, index) => {
    const end = starts[index + 1]?.at;
    return { text: sentence.slice(at, end).replace(end ? /[\s,;–—-]+((but|aber) )?$/ : /$^/, ''), level };
  });
}
