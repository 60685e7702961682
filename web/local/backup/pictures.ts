import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileName } from './archive/manifest.ts';
import { namesIn } from './names-in.ts';

type StoredSize = { hash: string; ext: string; url: string };

export type PictureRow = StoredSize & { provider: string; formats: Record<string, StoredSize> | null };

/** What a copy of the database says about itself. */
export type Snapshot = { pictures: PictureRow[]; rows: Record<string, number> };

/** Those in the folder of pictures. */
export function localNames({ pictures }: Snapshot): string[] {
  const names = sizesOf(pictures.filter(({ provider }) => provider === 'local')).map(
    ({ hash, ext }) => `${hash}${ext}`,
  );
  return [...new Set(names)].filter(isFileName).sort();
}

/** Of those that a host keeps. */
export function addressesElsewhere({ pictures }: Snapshot): string[] {
  return sizesOf(pictures.filter(({ provider }) => provider !== 'local')).map(({ url }) => url);
}

/** @returns the names of those that are nowhere, neither in the folder nor among what was set aside */
export async function copyPictures(
  names: readonly string[],
  source: string,
  target: string,
): Promise<string[]> {
  await mkdir(target, { recursive: true });
  const places = [source, ...(await setAsideIn(source))];
  const missing: string[] = [];
  for (const name of names) {
    if (!(await copyFirst(places, name, target))) missing.push(name);
  }
  return missing;
}

async function copyFirst(places: string[], name: string, target: string): Promise<boolean> {
  for (const place of places) {
    try {
      await copyFile(join(place, name), join(target, name), constants.COPYFILE_FICLONE);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return false;
}

/** The CMS moves what its database does not name into a folder a day, newest last. */
async function setAsideIn(folder: string): Promise<string[]> {
  const aside = join(folder, '.set-aside');
  const days = await namesIn(aside);
  return days
    .sort()
    .reverse()
    .map((day) => join(aside, day));
}

function sizesOf(pictures: readonly PictureRow[]): StoredSize[] {
  return pictures.flatMap((picture) => [picture, ...Object.values(picture.formats ?? {})]);
}
