import path from 'node:path';
import { settings } from './settings';

const { databaseUrl, dataDir } = settings;

/** An error's message names the statement, not what somebody wrote: it ends in the log. */
const compileSqlOnError = false;

/** Milliseconds. What a visitor asks takes a few; a statement that never ends would keep its connection from all. */
const STATEMENT_TIMEOUT = 5000;

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
          statement_timeout: STATEMENT_TIMEOUT,
        },
        pool: { min: 0, max: 10, acquireTimeoutMillis: 20_000 },
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
