import { runLock, takeLock } from '../../bootstrap/lock.mjs';
import { withRestoreLock } from '../databases/restore-lock.ts';
import type { BackupSettings } from '../settings.ts';

/**
 * Keeps other commands away: on this machine by a file, and those of other containers, which do not see each other's
 * processes, by the database that they share.
 */
export async function alone<Result>(settings: BackupSettings, work: () => Promise<Result>): Promise<Result> {
  const release = await takeLock(runLock(settings.dataDir));
  try {
    return await (settings.databaseUrl ? withRestoreLock(settings.databaseUrl, work) : work());
  } finally {
    release();
  }
}
