import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync } from '../archive/checksum.ts';
import type { Engine } from '../archive/manifest.ts';
import type { BackupSettings } from '../settings.ts';

/** A restore whose archive is unpacked and checked, and which has not come to its end. */
export type Journal = { id: string; engine: Engine; stamp: string };

const fileOf = ({ dataDir }: BackupSettings) => join(dataDir, 'restoring.json');

export function readJournal(settings: BackupSettings): Journal | undefined {
  const file = fileOf(settings);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export async function writeJournal(settings: BackupSettings, journal: Journal): Promise<void> {
  const file = fileOf(settings);
  await writeFile(`${file}.new`, JSON.stringify(journal));
  await sync(`${file}.new`);
  await rename(`${file}.new`, file);
  await sync(dirname(file));
}

export async function removeJournal(settings: BackupSettings): Promise<void> {
  await rm(fileOf(settings), { force: true });
  await sync(settings.dataDir);
}
