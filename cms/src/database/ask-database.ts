import { setTimeout as wait } from 'node:timers/promises';
import { databaseOf } from '../doctor/strapi-database';
import { createTableCheck } from './lost-tables';
import { postgresClient } from './postgres-client';

/** Milliseconds. */
const LIMIT = 2000;

/** @returns what rejects unless the database answers within two seconds, and has the tables of this CMS */
export function createDatabaseQuestion(): () => Promise<void> {
  const checkTables = createTableCheck(strapi.db.schema.schema.tables);
  const ask = () =>
    strapi.db.dialect.client === 'postgres'
      ? askBesidePool(checkTables)
      : checkTables(databaseOf(strapi).ask);
  return async () => {
    const tooLate = wait(LIMIT, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('No answer.')),
    );
    await Promise.race([ask(), tooLate]);
  };
}

/** On a connection of its own: the pool may only be busy. */
async function askBesidePool(checkTables: ReturnType<typeof createTableCheck>): Promise<void> {
  const connection = await postgresClient().acquireRawConnection();
  try {
    await checkTables(async (text) => (await connection.query({ text, query_timeout: LIMIT })).rows);
  } finally {
    connection.end().catch(() => undefined);
  }
}
