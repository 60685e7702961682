import type { Knex } from 'knex';
import { refuseWhenGivenUp } from './database-watch';
import { postgresClient } from './postgres-client';

export type DatabaseLock = { release: () => Promise<void> };

/** Milliseconds: processes that start together go one after the other. */
const MAX_WAIT = 10 * 60 * 1000;

/** Of itself PostgreSQL asks after two hours whether a machine that holds a lock still lives. In seconds. */
const END_WITH_THE_MACHINE =
  'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3';

/** Any numbers, the same in every process. */
const LOCKS = {
  projects: 20_260_101,
  messages: 20_260_102,
  start: 20_260_103,
  questions: 20_260_104,
} as const;

/**
 * Runs work in a transaction while no other process or request holds the same lock. Nested calls join it.
 * PostgreSQL needs the advisory lock. SQLite has one connection, which the transaction itself occupies: keep
 * slow work (pictures, network) outside, and use `trx` for raw queries inside.
 */
export function withLock<Result>(
  name: keyof typeof LOCKS,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCKS[name]]);
    }
    const result = await work(trx);
    refuseWhenGivenUp();
    return result;
  });
}

/**
 * Waits until no other process holds the lock, and holds it on a connection of its own until `release` is called
 * or the process ends. Only PostgreSQL is shared by several processes.
 */
export async function takeLock(name: keyof typeof LOCKS): Promise<DatabaseLock> {
  if (strapi.db.dialect.client !== 'postgres') return { release: () => Promise.resolve() };
  const client = postgresClient();
  const connection = await client.acquireConnection();
  await connection.query(`SET statement_timeout = 0; SET lock_timeout = 0; ${END_WITH_THE_MACHINE}`);
  await connection.query({
    text: 'SELECT pg_advisory_lock($1)',
    values: [LOCKS[name]],
    query_timeout: MAX_WAIT,
  });
  return {
    async release() {
      await connection.query('SELECT pg_advisory_unlock($1)', [LOCKS[name]]);
      await connection.query('RESET statement_timeout; RESET lock_timeout');
      await client.releaseConnection(connection);
    },
  };
}
