import path from 'node:path';
import { settings } from './settings';

const { databaseUrl, dataDir } = settings;

export default databaseUrl
  ? {
      connection: {
        client: 'postgres',
        // Milliseconds. A database that stops or is paused must not hold requests; database-watch.ts answers them sooner.
        connection: {
          connectionString: databaseUrl,
          keepAlive: true,
          connectionTimeoutMillis: 2000,
          query_timeout: 20_000,
        },
        pool: { min: 0, max: 10, acquireTimeoutMillis: 20_000 },
      },
    }
  : {
      connection: {
        client: 'sqlite',
        connection: { filename: path.join(dataDir, 'data.db') },
        useNullAsDefault: true,
      },
    };
