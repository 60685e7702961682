import { requireSource } from '../bootstrap/source.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';
import { cloneDatabase, type FoldersModule } from './clone-database.ts';
import { readServerSettings } from './server-settings.ts';

type DatabaseModule = typeof import('../../../cms/src/database/require-database.ts');

/**
 * Asks before anything is built what the servers ask when they start.
 * @param env of their processes
 * @throws {Refusal} that says what one of them would
 */
export async function requireStartable(env: NodeJS.ProcessEnv): Promise<void> {
  const { cms, refusals } = readServerSettings(env);
  if (!cms || refusals.web) throw new Refusal([refusals.cms, refusals.web].filter(Boolean).join('\n'));
  const { databaseFile, makeFolders } = requireSource('cms/src/settings/folders.ts') as FoldersModule;
  const { requireDatabase } = requireSource('cms/src/database/require-database.ts') as DatabaseModule;
  const { isNew, database } = cloneDatabase(cms);
  try {
    makeFolders(cms);
    if (!isNew) await requireDatabase(database, databaseFile(cms.dataDir));
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
