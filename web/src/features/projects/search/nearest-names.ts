/** What may have been meant by mistyped words: names that differ from one of them, or from all, in a letter or two. */
export function nearestNames(text: string, names: readonly string[]): string[] {
  const whole = text.toLowerCase();
  const words = [...new Set([whole, ...whole.split(' ')])].filter((word) => word.length > 2);
  const near = names.flatMap((name) => {
    const distances = words.map((word) => distanceOf(word, name.toLowerCase()) / word.length);
    const distance = Math.min(...distances);
    return distance > 0 && distance <= FARTHEST ? [{ name, distance }] : [];
  });
  return near.sort((one, other) => one.distance - other.distance).map(({ name }) => name);
}

/** Of a word, how much may be wrong. */
const FARTHEST = 0.34;

/** How many letters must be put in, left out, replaced or swapped with their neighbour to make one of the other. */
function distanceOf(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? Infinity) + 1,
        (last[column] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (isEqual ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? Infinity;
}
