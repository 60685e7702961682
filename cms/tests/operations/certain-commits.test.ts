import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCms } from '../harness/cms';

const { strapi } = await startCms();
const { connection } = strapi.db;

/** A note without its reader is refused by the COMMIT alone. */
beforeAll(async () => {
  await connection.schema.createTable('readers', (table) => void table.increments());
  await connection.schema.createTable('notes', (table) => {
    table.integer('reader').references('id').inTable('readers').deferrable('deferred');
  });
});

afterAll(async () => {
  await connection.schema.dropTable('notes');
  await connection.schema.dropTable('readers');
});

const countNotes = async () => Number((await connection('notes').count({ count: '*' }))[0]?.count);

test('what its COMMIT undoes is not said to be saved, and what comes after is', async () => {
  const save = (reader: number) =>
    strapi.db.transaction(async ({ trx }) => {
      await trx('notes').insert({ reader });
    });
  await expect(save(1)).rejects.toThrow();
  expect(await countNotes()).toBe(0);
  await connection('readers').insert({});
  await expect(save(1)).resolves.toBeUndefined();
  expect(await countNotes()).toBe(1);
});

test('a transaction in which a statement failed unnoticed is said to be saved only when it is', async () => {
  const before = await countNotes();
  const save = strapi.db.transaction(async ({ trx }) => {
    await trx('notes').insert({ reader: 1 });
    await trx.raw('SELECT nothing').catch(() => undefined);
  });
  const isSaved = await save.then(
    () => true,
    () => false,
  );
  expect(await countNotes()).toBe(isSaved ? before + 1 : before);
  // SQLite takes back the statement alone.
  expect(isSaved).toBe(connection.client.dialect !== 'postgresql');
});
