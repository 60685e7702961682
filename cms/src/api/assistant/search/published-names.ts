type Named = { key: string };

/** Where the first technology stands that is called so, or whose name begins or ends with these words. */
type Names = Record<'whole' | 'begun' | 'ended', Map<string, number>>;

const prepared = new WeakMap<readonly Named[], Names>();

/** There are thousands of them, and each word of a question may be one. */
export function namesOf(published: readonly Named[]): Names {
  const known = prepared.get(published) ?? createNames(published);
  prepared.set(published, known);
  return known;
}

function createNames(published: readonly Named[]): Names {
  const names: Names = { whole: new Map(), begun: new Map(), ended: new Map() };
  const add = (kind: keyof Names, name: string, at: number) => {
    if (!names[kind].has(name)) names[kind].set(name, at);
  };
  for (const [at, { key }] of published.entries()) {
    add('whole', key, at);
    for (const { index } of key.matchAll(/ /g)) {
      add('begun', key.slice(0, index), at);
      add('ended', key.slice(index + 1), at);
    }
  }
  return names;
}
