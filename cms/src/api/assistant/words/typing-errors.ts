/** Letters of a word that may be misspelt. */
export const SHORTEST = 4;
const LONGEST = 30;

/** Whether two words differ by a letter or two, or one is the beginning of the other. */
export function isTypo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const difference = long.length - short.length;
  if (difference > 4 || long.length > LONGEST) return false;
  if (short.length >= 5 && long.startsWith(short)) return true;
  const allowed = short.length >= 7 ? 2 : 1;
  return short.length >= SHORTEST && distanceWithin(short, long, allowed) <= allowed;
}

/** Damerau's: neighbours in the wrong order are one error. Infinity for more of them than are allowed. */
export function distanceWithin(a: string, b: string, allowed: number): number {
  if (a === b) return 0;
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return Infinity;
  let [before, above] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  let least = 0;
  for (let row = 1; row <= a.length; row++) {
    const [current, leastAbove] = [[row], least];
    least = row;
    for (let at = 1; at <= b.length; at++) {
      const isSwapped = row > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const swapped = isSwapped ? Number(before[at - 2]) + 1 : Infinity;
      const replaced = Number(above[at - 1]) + (a[row - 1] === b[at - 1] ? 0 : 1);
      const distance = Math.min(Number(above[at]) + 1, Number(current[at - 1]) + 1, replaced, swapped);
      current.push(distance);
      least = Math.min(least, distance);
    }
    // No later row is nearer than this one, but for a swap over it.
    if (least > allowed && leastAbove >= allowed) return Infinity;
    [before, above] = [above, current];
  }
  return Number(above.at(-1));
}

/** A bit for each letter of a word. */
export const bitsOf = (word: string): number =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

/** Whether a few letters at most, two an error, are in only one of two words: quicker than to compare them in order. */
export function mayBeWithin(a: number, b: number, allowed: number): boolean {
  let [bits, others] = [a ^ b, 0];
  for (; bits !== 0 && others <= 2 * allowed; bits &= bits - 1) others += 1;
  return others <= 2 * allowed;
}

/** Whether the same letters are in another order. */
export const isShuffled = (a: string, b: string): boolean =>
  a.length === b.length && lettersOf(a) === lettersOf(b);
const lettersOf = (word: string): string => Array.from(word).sort().join('');

/** `speek` is rather `speak` than `speed`. */
export const haveSameConsonants = (a: string, b: string): boolean => consonantsOf(a) === consonantsOf(b);
const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, '');
