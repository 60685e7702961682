import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopyTime } from '../../../cms/src/doctor/backup-times';
import { archiveName, listArchives } from './archive/archives.ts';
import { backUp } from './backup.ts';
import { keepCopying } from './copies.ts';
import type { BackupSettings } from './settings.ts';
import { fillData, temporaryData } from './temporary-data.ts';
import { temporaryRestic } from './temporary-restic.ts';

const PAUSE = 10;
/** As one whose token has expired, as long as there is `expired`. */
const RESTIC = `
  [ "$2" != backup ] || [ ! -e expired ] || { echo 'Fatal: token has expired' >&2; exit 1; }`;

let settings: BackupSettings;
let restic: ReturnType<typeof temporaryRestic>;

beforeEach(() => {
  settings = temporaryData();
  fillData(settings, 'owner', { 'one.webp': 'one' });
  restic = temporaryRestic(RESTIC);
  vi.stubEnv('RESTIC_REPOSITORY', '/elsewhere');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(settings.dataDir, { recursive: true });
  rmSync(restic.folder, { recursive: true });
});

const expire = () => writeFileSync(join(restic.folder, 'expired'), '');
const renew = () => rmSync(join(restic.folder, 'expired'));
const copied = () => readFileSync(join(settings.backupDir, 'last-copy'), 'utf8');
const inMilliseconds = (count: number) => new Date(Date.now() + count);

test('a copy that fails is said beside what is missing in the archive, which is there', async () => {
  expire();
  rmSync(join(settings.picturesDir, 'one.webp'));
  await expect(backUp(settings)).rejects.toThrow(
    /not in the folder: one\.webp.*\n.*is not on the other machine: restic backup failed: Fatal: token has expired$/,
  );
  expect(await listArchives(settings.backupDir)).toHaveLength(1);
});

test('the CMS knows which backup was copied last, that none was, and that none is to be', async () => {
  expect(await readCopyTime(settings.backupDir)).toBeUndefined();
  expire();
  await expect(backUp(settings)).rejects.toThrow('token has expired');
  expect(await readCopyTime(settings.backupDir)).toBe(0);
  renew();
  rmSync(settings.backupDir, { recursive: true });
  const file = await backUp(settings);
  expect(copied()).toBe(basename(file));
  expect(Date.now() - ((await readCopyTime(settings.backupDir)) ?? 0)).toBeLessThan(60_000);
  rmSync(file);
  vi.stubEnv('RESTIC_REPOSITORY', '');
  await backUp(settings);
  expect(existsSync(join(settings.backupDir, 'last-copy'))).toBe(false);
});

test('what was not copied is copied later, and no archive is made for it', async () => {
  expire();
  await expect(backUp(settings)).rejects.toThrow('token has expired');
  const archives = await listArchives(settings.backupDir);
  // Of a clock that was ahead.
  writeFileSync(join(settings.backupDir, archiveName(inMilliseconds(3_600_000))), '');
  await keepCopying(settings, inMilliseconds(200), PAUSE);
  expect(copied()).toBe('');
  renew();
  await keepCopying(settings, inMilliseconds(500), PAUSE);
  expect(copied()).toBe(archives[0]?.name);
  expect(restic.done().filter((command) => command === 'backup')).toHaveLength(1);
  expect(await listArchives(settings.backupDir)).toHaveLength(2);
});

test('nothing is copied where there is no other machine', async () => {
  vi.stubEnv('RESTIC_REPOSITORY', '');
  await backUp(settings);
  await keepCopying(settings, inMilliseconds(100), PAUSE);
  expect(restic.done()).toEqual(['']);
});
