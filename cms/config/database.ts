import path from 'node:path';
import { SET_TIMEOUTS } from '../src/shared/session-timeouts';
import { settings } from './settings';

const { databaseUrl, dataDir } = settings;

/** An error's message names the statement, not what somebody wrote: it ends in the log. */
const compileSqlOnError = false;

type Connection = { query(statement: string, done: (error: Error | null) => void): void };
type Done = (error: Error | null, connection: Connection) => void;

function setTimeouts(connection: Connection, done: Done): void {
  connection.query(SET_TIMEOUTS, (error) => done(error, connection));
}

export default databaseUrl
  ? {
      connection: {
        client: 'postgres',
        compileSqlOnError,
        // Milliseconds. A database that stops or is paused must not hold requests; database-watch.ts answers them sooner.
        connection: {
          connectionString: databaseUrl,
          keepAlive: true,
          connectionTimeoutMillis: 2000,
          query_timeout: 20_000,
        },
        pool: { min: 0, max: 10, acquireTimeoutMillis: 20_000, afterCreate: setTimeouts },
      },
    }
  : {
      connection: {
        client: 'sqlite',
        compileSqlOnError,
        connection: { filename: path.join(dataDir, 'data.db') },
        useNullAsDefault: true,
      },
    };
