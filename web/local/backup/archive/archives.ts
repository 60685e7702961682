import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Refusal } from '../../bootstrap/terminal.mjs';
import { giveName } from '../give-name.ts';
import { namesIn } from '../names-in.ts';
import { checksumOf, sync } from './checksum.ts';

const ARCHIVE = /^portfolio-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const DAY = 24 * 3600 * 1000;
/** By age, by one backup: else a clock that is a year ahead, or a server that was off for months, would leave none. */
const AGED_AT_ONCE = 2;

/** In UTC, and without colons, which some file systems refuse. */
export function archiveName(date: Date, prefix = 'portfolio'): string {
  return `${prefix}-${stampOf(date)}.tar.gz`;
}

export function stampOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Newest first. */
export async function listArchives(folder: string): Promise<{ name: string; date: Date }[]> {
  const archives = (await namesIn(folder)).flatMap((name) => {
    const [, day, hours, minutes, seconds] = ARCHIVE.exec(name) ?? [];
    return day ? [{ name, date: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
  });
  return archives.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Gives a finished archive its name, never that of another one, and its checksum beside it. */
export async function publishArchive(draft: string, file: string): Promise<void> {
  const checksum = `${await checksumOf(draft)}  ${basename(file)}\n`;
  if (existsSync(file)) throw new Refusal(`${file} is there already: try again in a second.`);
  await giveName(draft, file);
  await writeFile(`${file}.sha256`, checksum, { mode: 0o600 });
  await sync(`${file}.sha256`);
  await sync(join(file, '..'));
  await rm(draft, { force: true });
}

/** @throws Refusal when the archive is not what it was when it was written */
export async function requireChecksum(file: string): Promise<void> {
  if (!existsSync(`${file}.sha256`)) return;
  const [expected] = (await readFile(`${file}.sha256`, 'utf8')).split(' ');
  if ((await checksumOf(file)) !== expected)
    throw new Refusal(
      `${basename(file)} is damaged: its checksum is not the one beside it. Take another archive.`,
    );
}

/**
 * Deletes archives that are beyond the last so many, and the oldest of those that are too old.
 * @param newest stays in any case
 */
export async function deleteExpired(
  folder: string,
  { keep, days, newest, now = new Date() }: { keep: number; days: number; newest: string; now?: Date },
): Promise<string[]> {
  const others = (await listArchives(folder)).filter(({ name }) => name !== newest);
  const surplus = others.splice(keep - 1);
  const aged = others.filter(({ date }) => now.getTime() - date.getTime() > days * DAY);
  const expired = [...aged.slice(-AGED_AT_ONCE), ...surplus];
  for (const { name } of expired) {
    await rm(join(folder, name));
    await rm(join(folder, `${name}.sha256`), { force: true });
  }
  return expired.map(({ name }) => name);
}
