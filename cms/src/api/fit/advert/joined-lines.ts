import { opensList } from './alternatives';

/** Japanese ones have no space after them. */
export const BULLET =
  /^\s*([・･]|(?:[-–—•*·‣▪●○◦∙✓✔➢➤→⇒►»+>~]|\p{Extended_Pictographic}\uFE0F?|\d{1,2}[.)])(?=\s))\s*/u;
/** Shorter lines end where they should. */
const BROKEN_LENGTH = 40;

/** What is copied from a printed page breaks within its sentences. */
export function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const goesOn = /^(?!\d{1,2}[.)])[\p{Ll}\d(]/u.test(line) && /[\p{L}\d,/&–-]/u.test(last.slice(-1));
    if (goesOn && last.length >= BROKEN_LENGTH && !BULLET.test(line))
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
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
