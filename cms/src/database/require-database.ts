import type { Database } from '../doctor/checks/database';
import { codeOf } from '../errors/error-code';
import { StartRefusal } from '../errors/start-refusal';
import { whyRefused } from './why-refused';

/**
 * @param file of SQLite, which has none until its first start
 * @throws StartRefusal that says what to mend when the database cannot be used
 */
export async function requireDatabase({ kind, ask }: Database, file: string): Promise<void> {
  // SQLite reads nothing of its file for a SELECT 1.
  await ask(kind === 'postgres' ? 'SELECT 1' : 'PRAGMA schema_version').catch((error: unknown) => {
    const why = `${whyUnusable(error, kind, file)} (${codeOf(error) || 'no answer'})`;
    throw new StartRefusal(`The CMS cannot start without its database. ${why}`);
  });
}

export const whyUnusable = (error: unknown, kind: Database['kind'], file: string): string =>
  kind === 'postgres' ? whyRefused(error).join(' ') : whyNotSqlite(error, file);

function whyNotSqlite(error: unknown, file: string): string {
  const code = codeOf(error);
  if (code === '' || /^SQLITE_(BUSY|LOCKED)/.test(code))
    return `The database does not answer: something may hold ${file} for long.`;
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT'
    ? `${file} is damaged: restore a backup, or move the file away to begin anew.`
    : `${file} cannot be opened: name another folder in DATA_DIR.`;
}
