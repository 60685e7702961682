export type Random = ReturnType<typeof createRandom>;

/** The same numbers for the same seed: https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32 */
export function createRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    list: <Item>(length: number, make: (index: number) => Item) =>
      Array.from({ length }, (_, index) => make(index)),
  };
}
