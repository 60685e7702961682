import { databaseFile } from '../src/settings/folders';
import { settings } from './settings';

const { databaseUrl, dataDir } = settings;

/** An error's message names the statement, not what somebody wrote: it ends in the log. */
const compileSqlOnError = false;

type Sqlite = { pragma: (statement: string) => unknown };

/**
 * Milliseconds. A statement that never ends would keep its connection from all, one that waits for a lock keeps its
 * visitor waiting, and a transaction that nobody ends keeps its locks. Parameters of the connection, not a statement in
 * `pool.afterCreate`: knex leaves a connection open for which that fails, and a silent database holds it longer than
 * `connectionTimeoutMillis`.
 */
const SESSION_TIMEOUTS = {
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * For two conditions on pictures SQLite would make an index of what all links have in common, and go through all of them
 * for each project: 32 seconds among 5,000. Every link has an index that is better:
 * https://www.sqlite.org/optoverview.html#automatic_query_time_indexes
 */
function withoutAutomaticIndexes(connection: Sqlite, done: (error: null, connection: Sqlite) => void): void {
  connection.pragma('automatic_index = OFF');
  done(null, connection);
}

export default databaseUrl
  ? {
      connection: {
        client: 'postgres',
        compileSqlOnError,
        // Milliseconds.
        connection: {
          connectionString: databaseUrl,
          keepAlive: true,
          // As long as it starts; src/database/connection-time.ts says why.
          connectionTimeoutMillis: 20_000,
          query_timeout: 20_000,
          ...SESSION_TIMEOUTS,
        },
        pool: { min: 0, max: 10, acquireTimeoutMillis: 20_000 },
      },
    }
  : {
      connection: {
        client: 'sqlite',
        compileSqlOnError,
        connection: { filename: databaseFile(dataDir) },
        pool: { afterCreate: withoutAutomaticIndexes },
        useNullAsDefault: true,
      },
    };
