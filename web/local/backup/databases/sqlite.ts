import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CMS } from '../../bootstrap/folders.mjs';
import { Refusal } from '../../bootstrap/terminal.mjs';
import { damaged } from '../archive/manifest.ts';
import type { PictureRow, Snapshot } from '../pictures.ts';

type Statement = { all: () => unknown[]; get: () => unknown };
type SqliteDatabase = {
  prepare: (sql: string) => Statement;
  pragma: (sql: string, options?: { simple: boolean }) => unknown;
  exec: (sql: string) => unknown;
  backup: (file: string, options: { progress: () => number }) => Promise<unknown>;
  close: () => void;
};

/** One step for the whole file, so that no write comes between: a copy takes milliseconds. */
const ALL_PAGES = 0x7fffffff;

export function openSqlite(file: string, options = { readonly: true }): SqliteDatabase {
  const Database = createRequire(join(CMS, 'package.json'))('better-sqlite3');
  return new Database(file, options);
}

/** Copies the database as of one moment, beside the product that writes to it. */
export async function snapshotSqlite(source: string, target: string): Promise<Snapshot> {
  if (!existsSync(source))
    throw new Refusal(`There is no database at ${source}: start the product once, or set DATABASE_URL.`);
  // Not for reading alone: what a crash has begun, SQLite takes back before it reads.
  const running = openSqlite(source, { readonly: false });
  await running.backup(target, { progress: () => ALL_PAGES }).finally(() => running.close());
  return readSqlite(target);
}

/** @throws Refusal when it is not whole */
export function readSqlite(file: string): Snapshot {
  const copy = openSqlite(file);
  try {
    if (copy.pragma('integrity_check', { simple: true }) !== 'ok') throw damaged('its database is not whole');
    const pictures = copy.prepare('SELECT hash, ext, url, provider, formats FROM files').all();
    return { pictures: (pictures as PictureRow[]).map(withFormats), rows: countRows(copy) };
  } finally {
    copy.close();
  }
}

/** SQLite keeps JSON as text. */
function withFormats(row: PictureRow): PictureRow {
  return { ...row, formats: typeof row.formats === 'string' ? JSON.parse(row.formats) : row.formats };
}

function countRows(database: SqliteDatabase): Record<string, number> {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all() as { name: string }[];
  return Object.fromEntries(
    tables.map(({ name }) => {
      const { count } = database.prepare(`SELECT count(*) AS count FROM "${name}"`).get() as {
        count: number;
      };
      return [name, count];
    }),
  );
}
