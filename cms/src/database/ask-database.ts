import { databaseOf } from '../doctor/strapi-database';
import { databaseFile } from '../settings/folders';
import { CONNECTION_LIMIT } from './connection-time';
import { createTableCheck, LostTablesError } from './lost-tables';
import { ownTime } from './own-time';
import { postgresClient } from './postgres-client';
import { whyUnusable } from './why-unusable';

/** Milliseconds. */
const LIMIT = 2000;

/** @returns what rejects with a sentence unless the database answers in time, and has the tables of this CMS */
export function createDatabaseQuestion(): () => Promise<void> {
  const checkTables = createTableCheck(strapi.db.schema.schema.tables);
  const database = databaseOf(strapi);
  const file = databaseFile(strapi.config.get('settings').dataDir);
  const ask = () => (database.kind === 'postgres' ? askBesidePool(checkTables) : checkTables(database.ask));
  return async () => {
    const tooLate = ownTime(LIMIT).then(() => Promise.reject(new Error('No answer.')));
    await Promise.race([ask(), tooLate]).catch((error: unknown) => {
      throw error instanceof LostTablesError
        ? error
        : new Error(whyUnusable(error, database.kind, file).join(' '));
    });
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
