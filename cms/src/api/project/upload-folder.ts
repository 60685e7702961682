import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../errors/error-code';

/** Inside the folder of pictures, so on the same disk. No name with a dot in front is served. */
const SET_ASIDE = '.set-aside';
const KEPT_DAYS = 30;
const DAY = 24 * 3600 * 1000;

/**
 * Brings a folder of pictures in line with the database. What the database does not name is set aside for thirty days
 * and comes back when it is named again: the database may be the wrong one, or an old copy.
 * @param before files younger than this stay, because their rows may be on their way
 * @param from when the thirty days begin of what is set aside
 * @param now as of when the thirty days are over
 */
export async function tidyUploads(
  folder: string,
  named: ReadonlySet<string>,
  { before, from, now }: { before: Date; from: Date; now: Date },
): Promise<void> {
  const present = await filesIn(folder);
  if (named.size === 0) return refuse(folder, present);
  const found = new Set(present);
  const missing = [...named].filter((name) => !found.has(name));
  report(await bringBack(folder, missing), `were brought back from ${path.join(folder, SET_ASIDE)}`);
  const unknown = present.filter((name) => !named.has(name));
  await setAside(folder, await olderThan(before, folder, unknown), from, 'that the database does not know ');
  await removeExpired(path.join(folder, SET_ASIDE), now);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
}

export async function olderThan(before: Date, folder: string, names: readonly string[]): Promise<string[]> {
  const times = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => null)));
  return names.filter((_, index) => (times[index]?.mtime ?? Infinity) <= before);
}

function refuse(folder: string, present: readonly string[]): void {
  if (present.length === 0) return;
  strapi.log.error(
    `The database names no pictures, but ${present.length} files are in ${folder}. Is it the right database? Nothing is cleaned up there.`,
  );
}

export async function setAside(
  folder: string,
  names: readonly string[],
  from: Date,
  which = 'of pictures that wait no longer ',
): Promise<void> {
  const target = path.join(folder, SET_ASIDE, dayOf(from));
  if (names.length > 0) await mkdir(target, { recursive: true });
  report(await move(names, folder, target), `${which}were set aside in ${target} for ${KEPT_DAYS} days`);
}

async function bringBack(folder: string, names: readonly string[]): Promise<string[]> {
  const missing = new Set(names);
  const dates = await readdir(path.join(folder, SET_ASIDE)).catch(() => []);
  const moved = await Promise.all(
    dates.map(async (date) => {
      const source = path.join(folder, SET_ASIDE, date);
      const wanted = (await filesIn(source)).filter((name) => missing.has(name));
      return move(wanted, source, folder);
    }),
  );
  return moved.flat();
}

/** Those that another process has moved meanwhile are left out. */
async function move(names: readonly string[], from: string, to: string): Promise<string[]> {
  const results = await Promise.allSettled(
    names.map((name) => rename(path.join(from, name), path.join(to, name))),
  );
  for (const result of results) {
    if (result.status === 'rejected' && codeOf(result.reason) !== 'ENOENT') throw result.reason;
  }
  return names.filter((_, index) => results[index]?.status === 'fulfilled');
}

async function removeExpired(folder: string, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - KEPT_DAYS * DAY));
  const expired = (await readdir(folder).catch(() => [])).filter((date) => date < oldest);
  for (const date of expired) {
    report(await filesIn(path.join(folder, date)), `set aside on ${date} were deleted for good`);
    await rm(path.join(folder, date), { recursive: true, force: true });
  }
}

function report(names: readonly string[], what: string): void {
  if (names.length === 0) return;
  const some = names.slice(0, 5).join(', ') + (names.length > 5 ? ', …' : '');
  strapi.log.warn(`${names.length} files ${what}: ${some}`);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
