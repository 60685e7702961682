const TABLE = 'content_versions';
const PUBLIC = 'public';
const DRAFTS = 'drafts';

/**
 * Notes that what is public has changed, or only a draft: then nothing of what visitors see is made anew. Within the
 * transaction of the change, so that whoever reads the version of before reads the content of before. Strapi writes
 * files of the library without one: there it is raised just after.
 */
export async function raiseContentVersion({ isDraft = false } = {}): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(TABLE)
      .insert({ name: isDraft ? DRAFTS : PUBLIC, value: 1 })
      .onConflict('name')
      .merge({ value: trx.raw('?? + 1', [`${TABLE}.value`]) });
  });
}

/** The same number as before means the same content, whichever process has written; with drafts, the same drafts too. */
export async function readContentVersion({ withDrafts = false } = {}): Promise<number> {
  const rows = await strapi.db
    .connection<{ name: string; value: number }>(TABLE)
    .whereIn('name', withDrafts ? [PUBLIC, DRAFTS] : [PUBLIC])
    .select('value');
  return rows.reduce((sum, { value }) => sum + value, 0);
}

/** What is made of the content, once for each version of it that is asked for, or of a newer one. */
export function keepByVersion<Value>(
  make: () => Promise<Value>,
  options: { withDrafts?: boolean } = {},
): () => Promise<Value> {
  let last: { contentVersion: number; value: Promise<Value> } | undefined;
  const makeNext = oneByOne(make);
  return async () => {
    const contentVersion = await readContentVersion(options);
    if (last?.contentVersion === contentVersion) return last.value;
    const current = { contentVersion, value: makeNext() };
    last = current;
    return current.value.catch((error: unknown) => {
      if (last === current) last = undefined;
      throw error;
    });
  };
}

/** Whoever asks while one is made waits for the next, made for all of them: side by side, many would fill the memory. */
function oneByOne<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;

  function begin(): Promise<Value> {
    next = undefined;
    const value = make();
    running = value.catch(() => undefined);
    return value;
  }

  return () => (next ??= running.then(begin));
}
