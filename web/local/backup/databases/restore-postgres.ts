import { writeFile } from 'node:fs/promises';
import { Refusal } from '../../bootstrap/terminal.mjs';
import { runPostgresTool, withClient } from './postgres-client.ts';
import { END_WITH_THE_MACHINE, LOCK_SESSION } from './restore-lock.ts';
import { serverVersionOf, tablesOf } from './postgres.ts';

/** There is one in every database of Strapi, and a comment on it changes nothing. */
const MARKED_TABLE = 'public.strapi_core_store_settings';

/** What each dropped table takes along is nothing to tell when the restore fails. */
const SETTINGS = `SET statement_timeout = 0;\nSET lock_timeout = 0;\nSET client_min_messages = warning;\n${END_WITH_THE_MACHINE}\n`;

const markOf = (id: string) => `restored ${id}`;

const DROP_ALL = `DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP TABLE public.%I CASCADE', name);
  END LOOP;
  FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
    EXECUTE format('DROP SEQUENCE public.%I CASCADE', name);
  END LOOP;
END $$;
`;

/**
 * Replaces everything in the database by what a dump holds, in one transaction: killed at any moment, the old or the
 * new is there.
 * @param id by which to tell later that it came to its end
 */
export async function restorePostgres(url: string, dump: string, id: string): Promise<void> {
  const serverVersion = await withClient(url, serverVersionOf);
  const script = `${dump}.sql`;
  // A script, because `pg_restore --clean` drops only what the dump knows: tables of a newer version would stay.
  const kind = ['--no-owner', '--no-privileges', '--schema=public'];
  await runPostgresTool('pg_restore', { args: [...kind, `--file=${script}`, dump], url, serverVersion });
  await writeFile(`${dump}.drop.sql`, `${SETTINGS}${DROP_ALL}`);
  await writeFile(`${dump}.mark.sql`, `COMMENT ON TABLE ${MARKED_TABLE} IS '${markOf(id)}';\n`);
  const files = [`${dump}.drop.sql`, script, `${dump}.mark.sql`].map((file) => `--file=${file}`);
  const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', ...files];
  await runPostgresTool('psql', { args, url, serverVersion, session: markOf(id) });
}

export function wasRestored(url: string, id: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT obj_description(to_regclass('${MARKED_TABLE}')) AS mark`);
    return rows[0]?.mark === markOf(id);
  });
}

export async function dropAll(url: string): Promise<void> {
  await withClient(url, (client) => client.query(DROP_ALL));
}

export async function isEmptyPostgres(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await tablesOf(client)).length === 0);
}

/** @throws Refusal while the server still works for a restore, though who began it was killed */
export async function requireEnded(url: string, id: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [markOf(id)]),
  );
  if (rows.length > 0)
    throw new Refusal('PostgreSQL still works on a restore that was interrupted: try again in a minute.');
}

/** @throws Refusal while anybody else has the database open, which on another machine no lock tells */
export async function requireUnused(url: string): Promise<void> {
  const { rows } = await withClient(url, (client) =>
    client.query(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
         AND application_name <> $1`,
      [LOCK_SESSION],
    ),
  );
  const others = Number(rows[0]?.others);
  if (others > 0)
    throw new Refusal(
      `The database is in use (${others} connections): stop the product first (docker compose stop web cms).`,
    );
}
