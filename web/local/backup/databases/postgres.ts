import type { Client } from 'pg';
import { Refusal } from '../../bootstrap/terminal.mjs';
import type { PictureRow, Snapshot } from '../pictures.ts';
import { runPostgresTool, withClient } from './postgres-client.ts';

/** Dumps the database as of one moment, beside the product that writes to it. */
export function snapshotPostgres(url: string, target: string): Promise<Snapshot> {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const [{ snapshot }] = await ask<{ snapshot: string }>(client, 'SELECT pg_export_snapshot() AS snapshot');
    // Privileges belong to the roles of one server; a restore gives everything to whoever restores.
    const kind = ['--format=custom', '--no-owner', '--no-privileges', '--schema=public'];
    const args = [...kind, `--snapshot=${snapshot}`, `--file=${target}`];
    const serverVersion = await serverVersionOf(client);
    if ((await tablesOf(client)).length === 0)
      throw new Refusal('The database of DATABASE_URL is empty: start the product once first.');
    await runPostgresTool('pg_dump', { args, url, serverVersion });
    return { pictures: await readPictures(client), rows: await countRows(client) };
  });
}

export async function serverVersionOf(client: Client): Promise<number> {
  const [{ number }] = await ask<{ number: string }>(
    client,
    "SELECT current_setting('server_version_num') AS number",
  );
  return Math.floor(Number(number) / 10_000);
}

export async function tablesOf(client: Client): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    client,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  return rows.map(({ name }) => name);
}

async function readPictures(client: Client): Promise<PictureRow[]> {
  return ask<PictureRow>(client, 'SELECT hash, ext, url, provider, formats FROM files');
}

export async function countRows(client: Client): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    const [{ count }] = await ask<{ count: string }>(client, `SELECT count(*) FROM "${table}"`);
    rows[table] = Number(count);
  }
  return rows;
}

async function ask<Row>(client: Client, sql: string): Promise<[Row, ...Row[]]> {
  return (await client.query(sql)).rows as [Row, ...Row[]];
}
