import path from 'node:path';
import { settings } from './settings';

const { databaseUrl, dataDir } = settings;

export default databaseUrl
  ? {
      connection: {
        client: 'postgres',
        connection: { connectionString: databaseUrl },
        pool: { min: 0, max: 10 },
      },
    }
  : {
      connection: {
        client: 'sqlite',
        connection: { filename: path.join(dataDir, 'data.db') },
        useNullAsDefault: true,
      },
    };
