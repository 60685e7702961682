import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../../../cms/src/doctor/checks/database.ts';
import { CMS } from '../../bootstrap/folders.mjs';
import { ok, type Check } from '../finding.ts';

/** Milliseconds. */
const TIME_LIMIT = 2500;

/** The database of the settings, beside a CMS that may run on it, which needs none of it. */
export function cloneDatabase(url: string | undefined, file: string) {
  if (url) {
    const database: Database = { kind: 'postgres', ask: (statement) => askPostgres(url, statement) };
    return { checks: undefined, database, time: () => timeOf(database) };
  }
  const isNew = !existsSync(file);
  const database: Database = { kind: 'sqlite', ask: (statement) => askSqlite(file, statement) };
  const first: Check = {
    id: 'database',
    title: 'Database',
    run: () => ok('There is none yet: the first start makes it.'),
  };
  // SQLite has the clock of this machine.
  return { checks: isNew ? [first] : undefined, database, time: () => Promise.resolve(undefined) };
}

async function askPostgres(connectionString: string, statement: string) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: TIME_LIMIT,
    query_timeout: TIME_LIMIT,
  });
  // A connection that breaks is told by the question, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function timeOf({ ask }: Database): Promise<Date | undefined> {
  const [row] = await ask('SELECT clock_timestamp() AS now');
  return row?.now instanceof Date ? row.now : undefined;
}

type Sqlite = new (
  file: string,
  options: { readonly: boolean },
) => { prepare: (statement: string) => { all: () => Record<string, unknown>[] }; close: () => void };

function askSqlite(file: string, statement: string) {
  const Database = createRequire(join(CMS, 'package.json'))('better-sqlite3') as Sqlite;
  const database = new Database(file, { readonly: true });
  try {
    return Promise.resolve(database.prepare(statement).all());
  } finally {
    database.close();
  }
}
