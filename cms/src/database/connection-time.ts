import { postgresClient } from './postgres-client';

/**
 * Milliseconds. A database that stops or is paused must not hold requests; database-watch.ts answers them sooner. Not
 * much less: a busy process reads late what the database has answered.
 */
export const CONNECTION_LIMIT = 5000;

/**
 * Until a start is over, connections may take longer (config/database.ts): what it computes in one go lasts seconds on
 * a busy machine, and the driver gives up before it hears what the database has answered meanwhile.
 */
export function limitConnectionTime(): void {
  if (strapi.db.dialect.client === 'postgres')
    postgresClient().connectionSettings.connectionTimeoutMillis = CONNECTION_LIMIT;
}
