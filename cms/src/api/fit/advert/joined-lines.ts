import { opensList } from './alternatives';

/** Japanese ones have no space after them. */
export const BULLET =
  /^\s*([・･]|(?:[-–—•*·‣▪●○◦∙✓✔➢➤→⇒►»+>~]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)])(?=\s))\s*/u;
/** Shorter lines end where they should. */
const BROKEN_LENGTH = 40;

const CODE = /^(\p{Lu}{1,2})(\d{1,2})[.:)]? (?=\p{L})/u;
const SMALL = /^\p{Ll}/u;

/** What is copied from a printed page breaks within its sentences. */
export function joinBroken(lines: readonly string[]): string[] {
  // Who writes all small, as in a chat, goes on with nothing.
  if (lines.filter((line) => SMALL.test(line)).length > lines.filter(Boolean).length / 2) return [...lines];
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const goesOn =
      (SMALL.test(line) || /^(?!\d{1,2}[.)])[\d(]/.test(line)) && /[\p{L}\d,/&–-]/u.test(last.slice(-1));
    if (goesOn && last.length >= BROKEN_LENGTH && !BULLET.test(line))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** `E1 …` and `D1 …`, or `… (E)` and `… (D)`. */
const MARK = /^([ED])\d{1,2}[.):]? (?=\p{L})|(?<=[\p{L}\p{N}]\W{0,99})[ –-]+[([]([ED])[)\]]\W*$/u;
/** `Essential (E) / Desirable (D)` */
const LEGEND = /essential.*desirable/i;

/** What is essential and what is desirable, as public employers mark it, stands below headings that say so. */
export function unfoldCriteria(lines: readonly string[]): string[] {
  const marks = lines.map((line) => (LEGEND.test(line) ? null : MARK.exec(line)));
  const levels = marks.map((mark) => mark?.[1] ?? mark?.[2]);
  if (!levels.includes('E') || !levels.includes('D')) return [...lines];
  return lines.flatMap((line, at) => {
    if (!levels[at]) return LEGEND.test(line) && /\W[ED]\W/.test(line) ? '' : line;
    const text = line.replace(MARK, '').replace(BULLET, '');
    return ['', levels[at] === 'E' ? 'Essential:' : 'Desirable:', `- ${text}`];
  });
}

/** `E1` and `E2` before the criteria of a list are bullets. */
export function toBullets(lines: readonly string[]): string[] {
  const codes = lines.map((line) => CODE.exec(line));
  const isCode = (at: number, letters = '', number = '') =>
    codes[at]?.[1] === letters && codes[at][2] === number;
  return lines.map((line, at) => {
    const [code = '', letters, number] = codes[at] ?? [];
    const isListed =
      code !== '' &&
      (isCode(at - 1, letters, String(Number(number) - 1)) ||
        isCode(at + 1, letters, String(Number(number) + 1)));
    return isListed ? `- ${line.slice(code.length)}` : line;
  });
}

const POINT = /^(\d{1,2})\.\d{1,2}[.)]? (?=\p{L})/u;
const CHAPTER = /^(\d{1,2})[.)] (?=\p{L})/u;

/** `2.1` is a point of `2. Desirable`, which is a heading. */
export function unnumber(lines: readonly string[]): string[] {
  const chapters = lines.flatMap((line) => CHAPTER.exec(line)?.[1] ?? []);
  const isPoint = (line: string) => chapters.includes(POINT.exec(line)?.[1] ?? '');
  if (!lines.some(isPoint)) return [...lines];
  return lines.map((line) => (isPoint(line) ? line.replace(POINT, '- ') : line.replace(CHAPTER, '')));
}

/** `At least one of:` and the list below it are one point. */
export function joinChoices(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isChoice = false;
  for (const line of lines) {
    const [bullet = ''] = BULLET.exec(line) ?? [];
    const last = joined.at(-1) ?? '';
    const isFirst = bullet !== '' && !BULLET.test(last) && opensList(last);
    isChoice = isFirst || (isChoice && bullet !== '');
    const item = line.slice(bullet.length);
    if (isChoice) joined[joined.length - 1] = isFirst ? `- ${last} ${item}` : `${last}, ${item}`;
    else joined.push(line);
  }
  return joined;
}
