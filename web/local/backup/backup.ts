import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadEnvFile } from '../bootstrap/folders.mjs';
import { print, Refusal, step } from '../bootstrap/terminal.mjs';
import { deleteExpired } from './archive/archives.ts';
import { copyAway } from './copies.ts';
import { makeBackup, type Backup } from './make-backup.ts';
import { finishInterrupted } from './restore/interrupted.ts';
import { readBackupSettings, type BackupSettings } from './settings.ts';

export async function run(): Promise<void> {
  loadEnvFile();
  await backUp(readBackupSettings(process.env));
}

/**
 * Makes an archive, deletes those that are too many or too old, and copies it to the other machine.
 * @throws Refusal when something is missing in it or its copy had a fault, so that a schedule notices; the archive is there
 * nevertheless
 */
export async function backUp(settings: BackupSettings): Promise<string> {
  await finishInterrupted(settings);
  const backup = await step('Backing up', () => makeBackup(settings));
  const { backupDir, keep, days } = settings;
  await noteMissing(backup, backupDir);
  const deleted = await deleteExpired(backupDir, { keep, days, newest: basename(backup.file) });
  print(`Backed up to ${backup.file} (${contentsOf(backup)}).`);
  if (deleted.length > 0) print(`Deleted as too many or too old: ${deleted.join(', ')}.`);
  const faults = [...faultsOf(backup), ...(await copyFaults(backup, settings))];
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  return backup.file;
}

/** For the doctor; it is named in cms/src/doctor/backup-times.ts, too. */
async function noteMissing({ file, manifest: { missing } }: Backup, folder: string): Promise<void> {
  const note = join(folder, 'last-missing');
  if (missing.length === 0) return rm(note, { force: true });
  await writeFile(note, `${basename(file)} ${missing.length}`, { mode: 0o600 });
}

function contentsOf({ manifest, elsewhere }: Backup): string {
  const pictures = manifest.files.filter(({ path }) => path.startsWith('pictures/')).length;
  const size = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return [
    `${manifest.engine} database`,
    `${pictures} files of pictures`,
    `${(size / 1e6).toFixed(1)} MB`,
    ...(elsewhere > 0 ? [`of ${elsewhere} more at Cloudinary only the addresses: they are kept there`] : []),
  ].join(', ');
}

function faultsOf({ file, manifest: { missing } }: Backup): string[] {
  if (missing.length === 0) return [];
  const some = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ', …' : '');
  return [
    `${file} has everything but ${missing.length} files of pictures that the database names and that are not in the ` +
      `folder: ${some}. Put them back, or delete these pictures in the admin panel.`,
  ];
}

function copyFaults({ file }: Backup, settings: BackupSettings): Promise<string[]> {
  return copyAway(file, settings).then(
    () => [],
    (error: unknown) => [(error as Error).message],
  );
}
