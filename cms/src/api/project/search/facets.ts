export type Facet = { value: string; count: number };

/** Of an entry, in plain letters and as written: two lists, because thousands are counted at once. */
export type Values = { keys: readonly string[]; names: readonly string[] };

/** What entries have, by the places of the entries. Numbered once, because each search counts thousands. */
export function createFacets(entries: readonly Values[]) {
  const numbers = new Map<string, number>();
  const rows = entries.map(({ keys }) => keys.map(numberOf));

  function numberOf(key: string): number {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  }

  /** Those that have all of it. */
  function having(places: readonly number[], keys: readonly string[]): readonly number[] {
    if (keys.length === 0) return places;
    const wanted = keys.map((key) => numbers.get(key) ?? -1);
    return places.filter((place) => wanted.every((number) => rows[place]?.includes(number)));
  }

  /** The most frequent first, each in the spelling that comes first. */
  function count(places: readonly number[]): Facet[] {
    const counts = new Uint32Array(numbers.size);
    const names = new Array<string>(numbers.size);
    for (const place of places) {
      rows[place]?.forEach((number, at) => {
        counts[number] = Number(counts[number]) + 1;
        names[number] ??= entries[place]?.names[at] ?? '';
      });
    }
    return names
      .flatMap((value, number) => [{ value, count: Number(counts[number]) }])
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  return { having, count };
}
