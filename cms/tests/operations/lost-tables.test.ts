import { afterEach, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { MUTATIONS } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const database = cms.strapi.db.connection;
const statusOf = async (path: string) => (await visitor.get(path)).status;

type Column = { name: string };
type Stored = { schema: unknown; hash: string };
type Schema = { tables: { name: string; columns: Column[] }[] };

const LOST = 'The database has lost tables or fields of this CMS';

afterEach(() => expect.poll(() => statusOf('/readyz')).toBe(200));

test('a database that was emptied is an outage for everybody until its tables are back', async () => {
  for (const name of ['strapi_database_schema', 'projects'])
    await database.schema.renameTable(name, `${name}_elsewhere`);
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  // What is done each minute says nothing beside that.
  await cms.strapi.cron.jobs.find(({ name }) => name === 'publishScheduled')?.job.trigger();
  expect(cms.loggedErrors).toEqual([expect.stringContaining(LOST)]);
  expect(await statusOf('/api/portfolio')).toBe(503);
  expect(await statusOf('/api/projects')).toBe(503);
  expect((await visitor.graphql('{ projects { title } }')).status).toBe(503);
  const mutation = await editor.graphql(MUTATIONS.updateProject, { id: 'any', data: { title: 'New' } });
  expect(mutation.status).toBe(503);
  expect(cms.loggedErrors.filter((message) => message.startsWith(LOST))).toHaveLength(1);
  cms.loggedErrors.splice(0);

  for (const name of ['strapi_database_schema', 'projects'])
    await database.schema.renameTable(`${name}_elsewhere`, name);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/portfolio')).toBe(200);
});

/** Changes what Strapi has noted of the columns of projects. */
async function noteColumns(change: (columns: Column[]) => Column[]): Promise<() => unknown> {
  const table = () => database<Stored>('strapi_database_schema');
  const { schema, hash } = (await table().first()) as Stored;
  const noted = typeof schema === 'string' ? schema : JSON.stringify(schema);
  const { tables } = JSON.parse(noted) as Schema;
  const changed = tables.map((table) =>
    table.name === 'projects' ? { ...table, columns: change(table.columns) } : table,
  );
  await table().update({ schema: JSON.stringify({ tables: changed }), hash: `not ${hash}` });
  return () => table().update({ schema: noted, hash });
}

test('one that was restored from an older version is no database of this CMS', async () => {
  const putBack = await noteColumns((columns) => columns.filter(({ name }) => name !== 'title'));
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(cms.loggedErrors.splice(0)).toEqual([expect.stringContaining(LOST)]);
  await putBack();
});

test('one to which a newer version has added something still is', async () => {
  const putBack = await noteColumns((columns) => [...columns, { name: 'added_later' }]);
  expect(await cms.strapi.get('databaseWatch').checkNow()).toBe(true);
  await putBack();
});
