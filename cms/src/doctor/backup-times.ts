import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ARCHIVE = /^portfolio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

const HOUR = 3600 * 1000;

/**
 * When the backups of a folder were made, in milliseconds; nothing of a folder that cannot be read. One without its
 * checksum beside it was cut off, and of one from a clock that was ahead nobody knows how old it is.
 */
export async function readBackupTimes(folder: string, now = Date.now()): Promise<number[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => names.includes(`${name}.sha256`)).flatMap((name) => timeOf(name, now));
}

/**
 * Of the last backup that was copied to another machine: 0 while none was, NaN of one from a clock that was ahead,
 * undefined where none is to be.
 */
export async function readCopyTime(folder: string, now = Date.now()): Promise<number | undefined> {
  const name = await readFile(path.join(folder, 'last-copy'), 'utf8').catch(() => undefined);
  if (!name) return name === undefined ? undefined : 0;
  return timeOf(name, now)[0] ?? NaN;
}

/** How many files of pictures the last backup lacks, as it says itself. */
export async function readMissing(folder: string): Promise<number> {
  const note = await readFile(path.join(folder, 'last-missing'), 'utf8').catch(() => '');
  return Number(note.split(' ')[1] ?? 0);
}

function timeOf(name: string, now: number): number[] {
  const [, day, ...clock] = ARCHIVE.exec(name) ?? [];
  const time = Date.parse(`${day}T${clock.join(':')}Z`);
  return time <= now + HOUR ? [time] : [];
}
