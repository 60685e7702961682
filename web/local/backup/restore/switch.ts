import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checksumOf, sync } from '../archive/checksum.ts';
import { ACCOUNTS, DATABASES, PICTURES } from '../archive/manifest.ts';
import { requireEnded, wasRestored } from '../databases/restore-postgres.ts';
import { giveName } from '../give-name.ts';
import { namesIn } from '../names-in.ts';
import { readJournal, removeJournal, type Journal } from './journal.ts';
import type { BackupSettings } from '../settings.ts';

/** Unpacked and checked, on the disk of the pictures; hidden, so the CMS neither serves nor sweeps it. */
export const stagingOf = ({ picturesDir }: BackupSettings) => join(picturesDir, '.restoring');

/** What became of a restore that had been interrupted. */
export type Outcome = 'done' | 'undone';

export const asideOf = (file: string, { stamp }: Journal) => `${file}.before-restore-${stamp}`;

/**
 * Ends what a killed restore has begun: whatever is in place of the old afterwards is whole.
 * @returns nothing when there was none
 */
export async function finishRestore(settings: BackupSettings): Promise<Outcome | undefined> {
  const journal = readJournal(settings);
  if (!journal) {
    // Of one that was killed before it had begun to change anything.
    await rm(stagingOf(settings), { recursive: true, force: true });
    return undefined;
  }
  const { databaseUrl } = settings;
  // What was begun on a server may go on there, though who began it was killed.
  if (databaseUrl) await requireEnded(databaseUrl, journal.id);
  const isDecided = !databaseUrl || (await wasRestored(databaseUrl, journal.id));
  if (isDecided) await putInPlace(settings, journal);
  await clear(settings);
  return isDecided ? 'done' : 'undone';
}

export async function clear(settings: BackupSettings): Promise<void> {
  await removeJournal(settings);
  await rm(stagingOf(settings), { recursive: true, force: true });
}

/** Every step may be repeated, however far an earlier attempt came. */
export async function putInPlace(settings: BackupSettings, journal: Journal): Promise<void> {
  await addPictures(settings);
  if (journal.engine === 'sqlite') await switchSqlite(settings, journal);
  await replacePictures(settings, journal);
  await replaceAccounts(settings, journal);
}

/** Those whose name is new here. The database of before does not know them, so they disturb nothing. */
export async function addPictures(settings: BackupSettings): Promise<void> {
  for (const name of await stagedPictures(settings)) {
    const target = join(settings.picturesDir, name);
    if (!existsSync(target)) await rename(join(stagingOf(settings), PICTURES, name), target);
  }
  await sync(settings.picturesDir);
}

/** A picture keeps its address when an editor replaces it, so the same name may be another picture. */
async function replacePictures(settings: BackupSettings, { stamp }: Journal): Promise<void> {
  const aside = join(settings.picturesDir, `.before-restore-${stamp}`);
  for (const name of await stagedPictures(settings)) {
    const [staged, target] = [join(stagingOf(settings), PICTURES, name), join(settings.picturesDir, name)];
    if ((await checksumOf(staged)) === (await checksumOf(target))) continue;
    await mkdir(aside, { recursive: true });
    await keep(target, join(aside, name));
    await rename(staged, target);
  }
  await sync(settings.picturesDir);
}

async function stagedPictures(settings: BackupSettings): Promise<string[]> {
  return namesIn(join(stagingOf(settings), PICTURES));
}

async function switchSqlite({ sqliteFile, ...settings }: BackupSettings, journal: Journal): Promise<void> {
  const staged = join(stagingOf({ sqliteFile, ...settings }), DATABASES.sqlite);
  const next = `${sqliteFile}.restoring`;
  if (!existsSync(staged)) return;
  await mkdir(dirname(sqliteFile), { recursive: true });
  await copyFile(staged, next);
  await sync(next);
  // They belong to the old file: beside the new one, SQLite would play them back into it.
  for (const suffix of ['-journal', '-wal', '-shm']) {
    if (existsSync(sqliteFile + suffix))
      await rename(sqliteFile + suffix, asideOf(sqliteFile, journal) + suffix);
  }
  await keep(sqliteFile, asideOf(sqliteFile, journal));
  await rename(next, sqliteFile);
  await sync(dirname(sqliteFile));
  await rm(staged);
}

async function replaceAccounts(settings: BackupSettings, journal: Journal): Promise<void> {
  const { accountsFile } = settings;
  const staged = join(stagingOf(settings), ACCOUNTS);
  if (!existsSync(staged)) return;
  const next = `${accountsFile}.restoring`;
  await mkdir(dirname(accountsFile), { recursive: true });
  await copyFile(staged, next);
  await sync(next);
  await keep(accountsFile, asideOf(accountsFile, journal));
  await rename(next, accountsFile);
  await rm(staged);
}

/** Under a second name, unless an attempt before has done so: then what is there may be the new one. */
async function keep(file: string, aside: string): Promise<void> {
  if (existsSync(file) && !existsSync(aside)) await giveName(file, aside);
}
