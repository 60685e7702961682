import { readdir } from 'node:fs/promises';

const ARCHIVE = /^portfolio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/**
 * When the backups of a folder were made, in milliseconds; nothing of a folder that cannot be read. One without its
 * checksum beside it was cut off.
 */
export async function readBackupTimes(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => names.includes(`${name}.sha256`)).flatMap(timeOf);
}

function timeOf(name: string): number[] {
  const [, day, ...time] = ARCHIVE.exec(name) ?? [];
  return day ? [Date.parse(`${day}T${time.join(':')}Z`)] : [];
}
