import { parseArgs } from 'node:util';
import { loadEnvFile } from '../../bootstrap/folders.mjs';
import { runLock, takeLock } from '../../bootstrap/lock.mjs';
import { print, Refusal } from '../../bootstrap/terminal.mjs';
import { build } from '../../run/build.ts';
import { readSettings } from '../../run/settings.ts';
import { reportFinished } from '../restore/interrupted.ts';
import { parsePostgresUrl, readBackupSettings, type BackupSettings } from '../settings.ts';
import { requireReady, transfer } from './transfer-databases.ts';

/** Copies everything into an empty database of the other kind; the one of now stays as it is. */
export async function run(): Promise<void> {
  loadEnvFile();
  const settings = readBackupSettings(process.env);
  const to = readTarget(settings);
  await takeLock(runLock(settings.dataDir));
  await reportFinished(settings);
  await requireReady(settings, to);
  await build(readSettings(process.env));
  await transfer(settings, to);
  print(
    to === 'sqlite'
      ? `Everything is in ${settings.sqliteFile}: empty DATABASE_URL and start. The other database was left alone.`
      : 'Everything is in the new database: set DATABASE_URL to it and start. The SQLite file was left alone.',
  );
}

function readTarget({ databaseUrl }: BackupSettings): string {
  const { values } = parseArgs({ args: process.argv.slice(3), options: { to: { type: 'string' } } });
  const to = values.to ?? '';
  if (to === 'sqlite' && databaseUrl) return to;
  if (to === 'sqlite')
    throw new Refusal('The database is SQLite already: set DATABASE_URL to the one to move from.');
  if (databaseUrl)
    throw new Refusal(
      'Between two PostgreSQL servers, back up and restore: the archive fits both. --to sqlite is the other way.',
    );
  return parsePostgresUrl(to, '--to').href;
}
