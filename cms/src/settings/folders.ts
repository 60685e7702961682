import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors/error-code';
import { refusal } from './deployment';
import type { Settings } from './read-settings';

type Places = Pick<Settings, 'cloudinaryUrl' | 'databaseUrl' | 'dataDir' | 'publicDir' | 'tmpDir'>;

/** SQLite's. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'data.db');
}

/** Where the CMS writes; in a container, everything else is read-only. */
export function writtenFolders({ cloudinaryUrl, databaseUrl, dataDir, publicDir, tmpDir }: Places): string[] {
  return [
    tmpDir,
    ...(databaseUrl ? [] : [dataDir]),
    ...(cloudinaryUrl ? [] : [path.join(publicDir, 'uploads')]),
  ];
}

/** Strapi takes both for granted; a temporary folder of its own can be swept after a crash. */
export function makeFolders(places: Places): void {
  const written = writtenFolders(places);
  for (const folder of [path.join(places.publicDir, 'uploads'), places.tmpDir, ...written]) {
    try {
      makeFolder(folder);
      if (written.includes(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      throw refusal([
        `DATA_DIR: name a folder in which the CMS may write; ${folder} is none (${codeOf(error)})`,
      ]);
    }
  }
}

/** One after the other: with `recursive`, Node never ends where the system knows no new folders, as in /proc. */
function makeFolder(folder: string): void {
  const isOutermost = existsSync(path.dirname(folder));
  if (!isOutermost) makeFolder(path.dirname(folder));
  try {
    // Messages and accounts are nobody else's on the machine. What is inside can be mounted by itself.
    mkdirSync(folder, { mode: isOutermost ? 0o700 : 0o777 });
  } catch (error) {
    // It was there, or another process has just made it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
