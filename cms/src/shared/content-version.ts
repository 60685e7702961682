const TABLE = 'content_versions';
const NAME = 'public';

/**
 * Notes that what is public has changed. Within the transaction of the change, so that whoever reads the version
 * of before reads the content of before. Strapi writes files of the library without one: there it is raised just after.
 */
export async function raiseContentVersion(): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(TABLE)
      .insert({ name: NAME, value: 1 })
      .onConflict('name')
      .merge({ value: trx.raw('?? + 1', [`${TABLE}.value`]) });
  });
}

/** The same number as before means the same content, whichever process has written. */
export async function readContentVersion(): Promise<number> {
  const row = await strapi.db
    .connection<{ name: string; value: number }>(TABLE)
    .where({ name: NAME })
    .first('value');
  return row?.value ?? 0;
}

/** What is made of the content, once for each version of it. */
export function keepByVersion<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let last: { contentVersion: number; value: Promise<Value> } | undefined;
  return async () => {
    const contentVersion = await readContentVersion();
    if (last?.contentVersion === contentVersion) return last.value;
    const current = { contentVersion, value: make() };
    last = current;
    return current.value.catch((error: unknown) => {
      if (last === current) last = undefined;
      throw error;
    });
  };
}
