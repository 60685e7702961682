import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { requireAnswer, requireYes } from '../../bootstrap/confirm.mjs';
import { loadEnvFile } from '../../bootstrap/folders.mjs';
import { print, Refusal, step } from '../../bootstrap/terminal.mjs';
import { requireChecksum, stampOf } from '../archive/archives.ts';
import { sync } from '../archive/checksum.ts';
import { doesCmsAnswer } from '../cms-answers.ts';
import { engineOf, makeBackup } from '../make-backup.ts';
import { DATABASES, type Manifest } from '../archive/manifest.ts';
import { findNewerPart, readProduct } from '../product.ts';
import { alone } from './alone.ts';
import { reportFinished } from './interrupted.ts';
import { writeJournal, type Journal } from './journal.ts';
import { isEmptyPostgres, requireUnused, restorePostgres } from '../databases/restore-postgres.ts';
import { readBackupSettings, type BackupSettings } from '../settings.ts';
import { readSqlite } from '../databases/sqlite.ts';
import { addPictures, asideOf, clear, putInPlace, stagingOf } from './switch.ts';
import { unpackArchive } from '../archive/unpack.ts';

export async function run(): Promise<void> {
  loadEnvFile();
  await restoreBy(process.argv.slice(3), readBackupSettings(process.env));
}

/** @param args the archive, and --yes to continue without asking */
export async function restoreBy(args: string[], settings: BackupSettings): Promise<void> {
  const [name] = args.filter((arg) => !arg.startsWith('--'));
  if (!name) throw new Refusal('Name the archive: npm run restore -- FILE');
  const isAsked = !args.includes('--yes');
  if (isAsked) requireAnswer();
  await alone(settings, async () => {
    await requireStopped(settings);
    await reportFinished(settings);
    const manifest = await stage(findArchive(name, settings), settings, isAsked);
    report(manifest, await step('Restoring', () => restore(settings, manifest)));
  });
}

function report({ date, missing }: Manifest, kept: string | undefined): void {
  print(`Restored what was backed up on ${date}.`);
  if (missing.length > 0) print(`${missing.length} files of pictures were not in it.`);
  if (kept) print(`What was there before is in ${kept}; its pictures stay in .set-aside for thirty days.`);
}

/** Between two requests it may have no connection to the database, by which it could be noticed. */
async function requireStopped(settings: BackupSettings): Promise<void> {
  if (await doesCmsAnswer(settings))
    throw new Refusal('The CMS is running: stop it first (docker compose stop web cms).');
}

/** @throws Refusal that names it as it was given: a container has its own paths */
function findArchive(name: string, { backupDir, cmsUrl }: BackupSettings): string {
  const places = [resolve(name), ...(isAbsolute(name) ? [] : [join(backupDir, name)])];
  const file = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  if (file) return file;
  const place = cmsUrl ? 'BACKUP_DIR, which is all that a container sees' : backupDir;
  throw new Refusal(`There is no file ${name}, and none of that name in ${place}.`);
}

/** Nothing that is in use is touched until all of it is there and whole, and whoever is asked wants it. */
async function stage(file: string, settings: BackupSettings, isAsked: boolean): Promise<Manifest> {
  await requireChecksum(file);
  const folder = stagingOf(settings);
  await rm(folder, { recursive: true, force: true });
  const firstMade = await mkdir(folder, { recursive: true });
  try {
    const manifest = await step('Unpacking and checking', () => unpack(file, folder, settings));
    if (isAsked) await requireYes(questionOf(manifest, settings));
    return manifest;
  } catch (error) {
    await rm(firstMade ?? folder, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(file: string, folder: string, settings: BackupSettings): Promise<Manifest> {
  const manifest = await unpackArchive(file, folder, (found) => requireFit(found, settings));
  if (manifest.engine === 'sqlite') readSqlite(join(folder, DATABASES.sqlite));
  await sync(folder);
  return manifest;
}

function requireFit({ engine, product }: Manifest, settings: BackupSettings): void {
  if (engine !== engineOf(settings))
    throw new Refusal(
      `The archive is of a ${engine} database, and this product has ${engineOf(settings)}: restore it where the ` +
        'database is the same, then move it with npm run transfer.',
    );
  const newer = findNewerPart(product, readProduct());
  if (newer) throw new Refusal(`The archive was made by ${newer}: upgrade the product first, then restore.`);
}

function questionOf({ date }: Manifest, { databaseUrl, dataDir }: BackupSettings): string {
  const place = databaseUrl ? 'the database' : dataDir;
  return `Everything in ${place} becomes what it was on ${date}. What is there now is kept aside.`;
}

/** @returns where what was there before is kept, if anything was */
async function restore(settings: BackupSettings, { engine }: Manifest): Promise<string | undefined> {
  const journal: Journal = { id: randomUUID(), engine, stamp: stampOf(new Date()) };
  const { databaseUrl, sqliteFile } = settings;
  const kept = databaseUrl ? await keepPostgres(settings, databaseUrl) : asideOf(sqliteFile, journal);
  await writeJournal(settings, journal);
  if (databaseUrl) {
    await addPictures(settings);
    const dump = join(stagingOf(settings), DATABASES.postgres);
    await restorePostgres(databaseUrl, dump, journal.id).catch((error: unknown) => takeBack(settings, error));
  }
  await putInPlace(settings, journal);
  await clear(settings);
  return kept && existsSync(kept) ? kept : undefined;
}

/** @throws what failed, unless the database had taken all of it */
async function takeBack(settings: BackupSettings, error: unknown): Promise<void> {
  const outcome = await reportFinished(settings).catch(() => undefined);
  if (outcome !== 'done') throw error;
}

/** As an archive like any other, so that the way back is a restore, too. */
async function keepPostgres(settings: BackupSettings, url: string): Promise<string | undefined> {
  await requireUnused(url);
  if (await isEmptyPostgres(url)) return undefined;
  return (await makeBackup(settings, 'before-restore')).file;
}
