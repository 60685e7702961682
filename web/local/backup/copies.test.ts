import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCopyTime } from '../../../cms/src/doctor/backup-times';
import { archiveName, listArchives } from './archive/archives.ts';
import { backUp } from './backup.ts';
import { copyAway, keepCopying } from './copies.ts';
import type { BackupSettings } from './settings.ts';
import { fillData, temporaryData } from './temporary-data.ts';
import { temporaryRestic } from './temporary-restic.ts';

const PAUSE = 10;
const HOUR = 3_600_000;
/** As one that hangs, whose token has expired or whose disk is full, as long as there is a file that says so. */
const RESTIC = `
  [ ! -e hanging ] || exec sleep 30
  [ "$2" != backup ] || [ ! -e expired ] || { echo 'Fatal: token has expired' >&2; exit 1; }
  [ "$2" != forget ] || [ ! -e full ] || { echo 'Fatal: no space left' >&2; exit 1; }
  case "$2 $6" in
    backup*) echo "$5" >> copies ;;
    'forget paths') awk '!had[$0]++' copies > kept; mv kept copies ;;
    'forget host') tail -n "$8" copies > kept; mv kept copies ;;
  esac`;

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

const become = (state: 'expired' | 'full' | 'hanging') => writeFileSync(join(restic.folder, state), '');
const expire = () => become('expired');
const renew = () => rmSync(join(restic.folder, 'expired'));
const note = () => join(settings.backupDir, 'last-copy');
const copied = () => readFileSync(note(), 'utf8');
const backupsSent = () => restic.done().filter((command) => command === 'backup').length;
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
  expect(existsSync(note())).toBe(false);
});

test('what was not copied is copied later, and no archive is made for it', async () => {
  expire();
  await expect(backUp(settings)).rejects.toThrow('token has expired');
  const archives = await listArchives(settings.backupDir);
  // Of a clock that was ahead.
  writeFileSync(join(settings.backupDir, archiveName(inMilliseconds(HOUR))), '');
  await keepCopying(settings, inMilliseconds(200), PAUSE);
  expect(copied()).toBe('');
  renew();
  await keepCopying(settings, inMilliseconds(3000), PAUSE);
  expect(copied()).toBe(archives[0]?.name);
  expect(backupsSent()).toBe(1);
  expect(await listArchives(settings.backupDir)).toHaveLength(2);
});

test('an older archive does not become the newest copy when the one that was copied is deleted', async () => {
  mkdirSync(settings.backupDir);
  writeFileSync(join(settings.backupDir, archiveName(inMilliseconds(-2 * HOUR))), '');
  writeFileSync(note(), archiveName(inMilliseconds(-HOUR)));
  await keepCopying(settings, inMilliseconds(100), PAUSE);
  expect(backupsSent()).toBe(0);
});

test('a copy from a clock that was ahead does not stand for those that failed since', async () => {
  expire();
  await expect(backUp(settings)).rejects.toThrow('token has expired');
  renew();
  writeFileSync(note(), archiveName(inMilliseconds(24 * HOUR)));
  await keepCopying(settings, inMilliseconds(3000), PAUSE);
  expect(copied()).toBe((await listArchives(settings.backupDir))[0]?.name);
});

test('a note that cannot be written keeps nothing from being copied, and is told', async () => {
  mkdirSync(note(), { recursive: true });
  await expect(backUp(settings)).rejects.toThrow(/ is on the other machine, but not noted: EISDIR/);
  expect(backupsSent()).toBe(1);
});

test('nothing is copied where there is no other machine', async () => {
  vi.stubEnv('RESTIC_REPOSITORY', '');
  await backUp(settings);
  await keepCopying(settings, inMilliseconds(100), PAUSE);
  expect(restic.done()).toEqual(['']);
});

test('a copy is made once, although older ones cannot be deleted, which is said', async () => {
  become('full');
  await expect(backUp(settings)).rejects.toThrow(
    /^Older copies on the other machine are not deleted: restic forget failed: Fatal: no space left$/,
  );
  expect(copied()).toBe((await listArchives(settings.backupDir))[0]?.name);
  await keepCopying(settings, inMilliseconds(200), PAUSE);
  expect(backupsSent()).toBe(1);
});

test('an archive that is copied again and again takes no place of one of the days before', async () => {
  for (const name of ['monday', 'tuesday', 'tuesday', 'tuesday'])
    await copyAway(name, { ...settings, keep: 2, backupDir: settings.dataDir });
  expect(readFileSync(join(restic.folder, 'copies'), 'utf8')).toBe('monday\ntuesday\n');
});

test('a copy that hangs does not hold up the next backup', async () => {
  expire();
  await expect(backUp(settings)).rejects.toThrow('token has expired');
  become('hanging');
  const until = inMilliseconds(300);
  await keepCopying(settings, until, PAUSE);
  expect(Date.now() - until.getTime()).toBeLessThan(2000);
});

test('archives that cannot be listed do not end the service', async () => {
  rmSync(settings.backupDir, { recursive: true, force: true });
  writeFileSync(settings.backupDir, '');
  await expect(keepCopying(settings, inMilliseconds(100), PAUSE)).resolves.toBeUndefined();
});
