import { setTimeout as wait } from 'node:timers/promises';
import { postgresClient } from './postgres-client';

/** Milliseconds. */
const LIMIT = 2000;

/** Rejects unless the database answers a query within two seconds. */
export async function askDatabase(): Promise<void> {
  const tooLate = wait(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer.')));
  await Promise.race([strapi.db.dialect.client === 'postgres' ? askBesidePool() : askSqlite(), tooLate]);
}

async function askSqlite(): Promise<void> {
  await strapi.db.connection.raw('SELECT 1');
}

/** On a connection of its own: the pool may only be busy. */
async function askBesidePool(): Promise<void> {
  const connection = await postgresClient().acquireRawConnection();
  try {
    await connection.query({ text: 'SELECT 1', query_timeout: LIMIT });
  } finally {
    connection.end().catch(() => undefined);
  }
}
