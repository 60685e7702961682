const LONGEST = 30;

/** Whether two words differ by a letter or two, or one is the beginning of the other. */
export function isTypo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const difference = long.length - short.length;
  if (difference > 4 || long.length > LONGEST) return false;
  if (short.length >= 5 && long.startsWith(short)) return true;
  const allowed = short.length >= 7 ? 2 : 1;
  return short.length >= 4 && difference <= allowed && editDistance(short, long) <= allowed;
}

/** Damerau's: neighbours in the wrong order are one error. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const [above = [], current] = [rows[row - 1], [row]];
    for (let at = 1; at <= b.length; at++) {
      const isSwapped = row > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      const swapped = isSwapped ? Number(rows[row - 2]?.[at - 2]) + 1 : Infinity;
      const replaced = Number(above[at - 1]) + (a[row - 1] === b[at - 1] ? 0 : 1);
      current.push(Math.min(Number(above[at]) + 1, Number(current[at - 1]) + 1, replaced, swapped));
    }
    rows.push(current);
  }
  return Number(rows.at(-1)?.at(-1));
}

/** Whether the same letters are in another order. */
export const isShuffled = (a: string, b: string): boolean =>
  a.length === b.length && lettersOf(a) === lettersOf(b);
const lettersOf = (word: string): string => Array.from(word).sort().join('');
