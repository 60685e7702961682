import { existsSync } from 'node:fs';
import pg from 'pg';
import type { Database } from '../../../cms/src/doctor/checks/database.ts';
import { requireSource } from '../bootstrap/source.mjs';
import { openSqlite } from '../backup/databases/sqlite.ts';
import type { readServerSettings } from './server-settings.ts';

export type FoldersModule = typeof import('../../../cms/src/settings/folders.ts');
type CmsSettings = NonNullable<ReturnType<typeof readServerSettings>['cms']>;

/** Milliseconds. */
const TIME_LIMIT = 2500;

/** The database of the settings, beside a CMS that may run on it, which needs none of it. */
export function cloneDatabase({ databaseUrl, databasePassword, dataDir }: CmsSettings) {
  if (databaseUrl) {
    const url = new URL(databaseUrl);
    if (!url.password) url.password = encodeURIComponent(databasePassword ?? '');
    const database: Database = { kind: 'postgres', ask: (statement) => askPostgres(url.href, statement) };
    return { isNew: false, database, time: () => timeOf(database) };
  }
  const { databaseFile } = requireSource('cms/src/settings/folders.ts') as FoldersModule;
  const file = databaseFile(dataDir);
  const isNew = !existsSync(file);
  const ask: Database['ask'] = (statement) => new Promise((resolve) => resolve(askSqlite(file, statement)));
  // SQLite has the clock of this machine.
  return { isNew, database: { kind: 'sqlite', ask } as const, time: () => Promise.resolve(undefined) };
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

function askSqlite(file: string, statement: string): Record<string, unknown>[] {
  // Not for reading alone: what a crash has begun, SQLite takes back before it reads.
  const database = openSqlite(file, { readonly: false });
  try {
    return database.prepare(statement).all() as Record<string, unknown>[];
  } finally {
    database.close();
  }
}
