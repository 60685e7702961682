import { databaseOf } from '../doctor/strapi-database';
import { CONNECTION_LIMIT } from './connection-time';
import { createTableCheck } from './lost-tables';
import { ownTime } from './own-time';
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
    const tooLate = ownTime(LIMIT).then(() => Promise.reject(new Error('No answer.')));
    await Promise.race([ask(), tooLate]);
  };
}

/** On a connection of its own: the pool may only be busy. It is closed in the end, also when nobody waits any more. */
async function askBesidePool(checkTables: ReturnType<typeof createTableCheck>): Promise<void> {
  const connection = await postgresClient().acquireRawConnection();
  try {
    await checkTables(
      async (text) => (await connection.query({ text, query_timeout: CONNECTION_LIMIT })).rows,
    );
  } finally {
    connection.end().catch(() => undefined);
  }
}
