import path from 'node:path';
import { codeOf } from './error-code';
import { StartRefusal } from './start-refusal';
import { whyRefused } from './why-refused';

/** @throws StartRefusal that says what to mend when the database cannot be used */
export async function requireDatabase(): Promise<void> {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  // SQLite reads nothing of its file for a SELECT 1.
  await strapi.db.connection
    .raw(isPostgres ? 'SELECT 1' : 'PRAGMA schema_version')
    .catch((error: unknown) => {
      const why = isPostgres ? whyRefused(error).join(' ') : whyNotSqlite(error);
      throw new StartRefusal(
        `The CMS cannot start without its database. ${why} (${codeOf(error) || 'no answer'})`,
      );
    });
}

function whyNotSqlite(error: unknown): string {
  const file = path.join(strapi.config.get('settings').dataDir, 'data.db');
  return codeOf(error) === 'SQLITE_NOTADB' || codeOf(error) === 'SQLITE_CORRUPT'
    ? `${file} is damaged: restore a backup, or move the file away to begin anew.`
    : `${file} cannot be opened: name another folder in DATA_DIR.`;
}
