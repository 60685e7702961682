import type { Database } from '../doctor/checks/database';
import { codeOf } from '../errors/error-code';
import { StartRefusal } from '../errors/start-refusal';
import { whyUnusable } from './why-unusable';

/**
 * @param file of SQLite, which has none until its first start
 * @throws StartRefusal that says what to mend when the database cannot be used
 */
export async function requireDatabase({ kind, ask }: Database, file: string): Promise<void> {
  // SQLite reads nothing of its file for a SELECT 1.
  await ask(kind === 'postgres' ? 'SELECT 1' : 'PRAGMA schema_version').catch((error: unknown) => {
    const why = `${whyUnusable(error, kind, file).join(' ')} (${codeOf(error) || 'no answer'})`;
    throw new StartRefusal(`The CMS cannot start without its database. ${why}`);
  });
}
