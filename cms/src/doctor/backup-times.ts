import { readdir } from 'node:fs/promises';

const ARCHIVE = /^portfolio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

const HOUR = 3600 * 1000;

/**
 * When the backups of a folder were made, in milliseconds; nothing of a folder that cannot be read. One without its
 * checksum beside it was cut off, and of one from a clock that was ahead nobody knows how old it is.
 */
export async function readBackupTimes(folder: string, now = Date.now()): Promise<number[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const times = names.filter((name) => names.includes(`${name}.sha256`)).flatMap(timeOf);
  return times.filter((time) => time <= now + HOUR);
}

function timeOf(name: string): number[] {
  const [, day, ...time] = ARCHIVE.exec(name) ?? [];
  return day ? [Date.parse(`${day}T${time.join(':')}Z`)] : [];
}
