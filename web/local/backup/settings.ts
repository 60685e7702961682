import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirOf, folderOf } from '../bootstrap/folders.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';

export type BackupSettings = ReturnType<typeof readBackupSettings>;

/** Where everything is that a backup holds, and where backups are kept. */
export function readBackupSettings(env: NodeJS.ProcessEnv) {
  const dataDir = dataDirOf(env);
  return {
    dataDir,
    backupDir: folderOf('BACKUP_DIR', env) ?? join(dataDir, 'backups'),
    databaseUrl: readDatabaseUrl(env),
    /** Of a CMS in a container of its own, which no lock tells about. */
    cmsUrl: env.CMS_URL || undefined,
    sqliteFile: join(dataDir, 'cms/data.db'),
    picturesDir: join(dataDir, 'cms/public/uploads'),
    accountsFile: join(dataDir, 'auth/accounts.json'),
    keep: readCount(env, 'BACKUP_KEEP', 14),
    days: readCount(env, 'BACKUP_DAYS', 30),
  };
}

/** Complete with its password, or undefined when the database is SQLite's file. */
function readDatabaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = readSecret(env, 'DATABASE_URL');
  if (!text) return undefined;
  const url = parsePostgresUrl(text, 'DATABASE_URL');
  if (!url.password)
    url.password = encodeURIComponent(
      readSecret(env, 'PGPASSWORD') ?? readSecret(env, 'POSTGRES_PASSWORD') ?? '',
    );
  return url.href;
}

export function parsePostgresUrl(text: string, name: string): URL {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Refusal(`${name} must be an address like postgres://user:password@host:5432/database.`);
  return new URL(text);
}

/** A secret may stand in a file of its own: NAME_FILE. */
function readSecret(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name] || undefined;
  if (env[name]) throw new Refusal(`${name} and ${name}_FILE are both set: keep one of them.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    throw new Refusal(`${name}_FILE names ${file}, which cannot be read.`);
  }
}

function readCount(env: NodeJS.ProcessEnv, name: string, standard: number): number {
  const count = Number(env[name] || standard);
  if (!Number.isInteger(count) || count < 1)
    throw new Refusal(`${name} must be a whole number from 1 on, not "${env[name] ?? ''}".`);
  return count;
}
