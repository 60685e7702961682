import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../bootstrap/terminal.mjs';
import { packArchive } from './archive/archive.ts';
import { archiveName, publishArchive } from './archive/archives.ts';
import { checksumOf } from './archive/checksum.ts';
import {
  ACCOUNTS,
  ADDRESSES,
  DATABASES,
  PICTURES,
  type Manifest,
  type StoredFile,
} from './archive/manifest.ts';
import { addressesElsewhere, copyPictures, localNames, type Snapshot } from './pictures.ts';
import { snapshotPostgres } from './databases/postgres.ts';
import { readProduct } from './product.ts';
import type { BackupSettings } from './settings.ts';
import { snapshotSqlite } from './databases/sqlite.ts';

const DRAFT = '.backup-';
const ATTEMPTS = 3;
const DAY = 24 * 3600 * 1000;

export type Backup = { file: string; manifest: Manifest; elsewhere: number };

/** Writes one archive of everything, while the product may run; until it is whole it has another name. */
export async function makeBackup(settings: BackupSettings, prefix?: string): Promise<Backup> {
  const { backupDir } = settings;
  const draft = await makeDraft(backupDir);
  const removeDraft = () => rmSync(draft, { recursive: true, force: true });
  process.once('exit', removeDraft);
  try {
    return await writeBackup(settings, draft, prefix);
  } finally {
    removeDraft();
    process.off('exit', removeDraft);
  }
}

async function makeDraft(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOldDrafts(folder);
    return await mkdtemp(join(folder, DRAFT));
  } catch (error) {
    throw new Refusal(`BACKUP_DIR cannot be written: ${(error as Error).message}. Name another folder.`);
  }
}

async function writeBackup(settings: BackupSettings, draft: string, prefix?: string): Promise<Backup> {
  const folder = join(draft, 'content');
  const date = new Date();
  const { snapshot, missing } = await collect(settings, folder);
  const elsewhere = addressesElsewhere(snapshot);
  if (elsewhere.length > 0) await writeFile(join(folder, ADDRESSES), JSON.stringify(elsewhere, null, 2));
  if (existsSync(settings.accountsFile)) await copyFile(settings.accountsFile, join(folder, ACCOUNTS));
  const manifest: Manifest = {
    format: 1,
    date: date.toISOString(),
    engine: engineOf(settings),
    product: readProduct(),
    rows: snapshot.rows,
    missing,
    files: await describeFiles(folder),
  };
  const archive = join(draft, 'archive');
  await packArchive(archive, folder, manifest);
  const file = join(settings.backupDir, archiveName(date, prefix));
  await publishArchive(archive, file);
  return { file, manifest, elsewhere: elsewhere.length };
}

/**
 * The database first, then the pictures that it names. One that has gone meanwhile is no longer named by the next copy
 * of the database.
 */
async function collect(
  settings: BackupSettings,
  folder: string,
  attempts = ATTEMPTS,
): Promise<{ snapshot: Snapshot; missing: string[] }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const snapshot = await takeSnapshot(settings, folder);
  const missing = await copyPictures(localNames(snapshot), settings.picturesDir, join(folder, PICTURES));
  return missing.length > 0 && attempts > 1 ? collect(settings, folder, attempts - 1) : { snapshot, missing };
}

export function engineOf({ databaseUrl }: BackupSettings): keyof typeof DATABASES {
  return databaseUrl ? 'postgres' : 'sqlite';
}

function takeSnapshot(settings: BackupSettings, folder: string): Promise<Snapshot> {
  const target = join(folder, DATABASES[engineOf(settings)]);
  const { databaseUrl, sqliteFile } = settings;
  return databaseUrl ? snapshotPostgres(databaseUrl, target) : snapshotSqlite(sqliteFile, target);
}

async function describeFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const files: StoredFile[] = [];
  for (const path of paths) {
    const file = join(folder, path);
    files.push({ path, size: (await stat(file)).size, sha256: await checksumOf(file) });
  }
  return files;
}

/** What a kill -9 has left. */
async function removeOldDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts) {
    const { mtimeMs } = await stat(join(folder, draft));
    if (Date.now() - mtimeMs > DAY) await rm(join(folder, draft), { recursive: true, force: true });
  }
}
