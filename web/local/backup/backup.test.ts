import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CMS } from '../bootstrap/folders.mjs';
import { readBackupTimes } from '../../../cms/src/doctor/backup-times';
import { archiveName, deleteExpired, listArchives } from './archive/archives.ts';
import { backUp } from './backup.ts';
import { restoreBy } from './restore/restore.ts';
import { namesIn } from './names-in.ts';
import { readBackupSettings, type BackupSettings } from './settings.ts';
import { fillData, leftovers, readData, temporaryData } from './temporary-data.ts';

const PICTURES = { 'one.webp': 'one', 'two.webp': 'two' };

let settings: BackupSettings;

beforeEach(() => {
  settings = temporaryData();
  fillData(settings, 'owner', PICTURES);
});

afterEach(() => rmSync(settings.dataDir, { recursive: true }));

test('what was backed up comes back into an empty place', async () => {
  const file = await backUp(settings);
  const elsewhere = temporaryData();
  await restoreBy([file, '--yes'], elsewhere);
  expect(readData(elsewhere)).toEqual({ owner: 'owner', pictures: PICTURES });
  expect(leftovers(elsewhere)).toEqual([]);
  rmSync(elsewhere.dataDir, { recursive: true });
});

test('what was there before a restore is kept, a picture under the same name too', async () => {
  const file = await backUp(settings);
  fillData(settings, 'stranger', { 'one.webp': 'another one', 'three.webp': 'three' });
  await restoreBy([file, '--yes'], settings);
  expect(readData(settings)).toEqual({ owner: 'owner', pictures: PICTURES });
  const [database] = readdirSync(join(settings.dataDir, 'cms')).filter((name) => name.includes('.before-'));
  const stamp = database?.slice('data.db.before-restore-'.length) ?? '';
  const aside = (file: string) => readFileSync(`${file}.before-restore-${stamp}`, 'utf8');
  expect(aside(settings.accountsFile)).toBe('stranger');
  expect(readFileSync(join(settings.picturesDir, `.before-restore-${stamp}/one.webp`), 'utf8')).toBe(
    'another one',
  );
  expect(readdirSync(settings.picturesDir)).toContain('three.webp');
});

test('a picture that was set aside meanwhile is in the archive', async () => {
  const aside = join(settings.picturesDir, '.set-aside/2026-01-01');
  mkdirSync(aside, { recursive: true });
  renameSync(join(settings.picturesDir, 'one.webp'), join(aside, 'one.webp'));
  mkdirSync(settings.backupDir, { recursive: true });
  const note = join(settings.backupDir, 'last-missing');
  writeFileSync(note, 'portfolio-2026-01-01T03-00-00Z.tar.gz 1');
  const file = await backUp(settings);
  expect(existsSync(note)).toBe(false);
  await restoreBy([file, '--yes'], settings);
  expect(readData(settings).pictures).toEqual(PICTURES);
});

test('a picture that is nowhere fails the command, with an archive of all the rest', async () => {
  rmSync(join(settings.picturesDir, 'one.webp'));
  await expect(backUp(settings)).rejects.toThrow(
    'has everything but 1 files of pictures that the database names and that are not in the folder: one.webp.',
  );
  const [archive] = await listArchives(settings.backupDir);
  const note = join(settings.backupDir, 'last-missing');
  expect(readFileSync(note, 'utf8')).toBe(`${archive?.name} 1`);
  await restoreBy([archive?.name ?? '', '--yes'], settings);
  expect(readData(settings).pictures).toEqual({ 'one.webp': undefined, 'two.webp': 'two' });
});

test('what a crash has begun in the database is not in the archive, and does not keep it from being made', async () => {
  const script = `
    const Database = require(${JSON.stringify(join(CMS, 'node_modules/better-sqlite3'))});
    const database = new Database(${JSON.stringify(settings.sqliteFile)});
    database.pragma('cache_size = 1');
    database.exec('BEGIN; CREATE TABLE half AS SELECT * FROM files');
    for (let round = 0; round < 12; round++) database.exec('INSERT INTO half SELECT * FROM half');
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--eval', script]);
  expect(readdirSync(join(settings.dataDir, 'cms'))).toContain('data.db-journal');
  await restoreBy([await backUp(settings), '--yes'], settings);
  expect(readData(settings).pictures).toEqual(PICTURES);
});

test('the CMS knows by its name when an archive was made', async () => {
  const date = new Date('2026-06-30T12:34:56Z');
  mkdirSync(settings.backupDir);
  for (const end of ['', '.sha256']) writeFileSync(join(settings.backupDir, archiveName(date) + end), '');
  expect(await readBackupTimes(settings.backupDir, date.getTime())).toEqual([date.getTime()]);
  expect(await listArchives(settings.backupDir)).toEqual([{ name: archiveName(date), date }]);
});

test('archives beyond the count go, and those too old two at a time; the newest stays however old it is', async () => {
  const now = new Date('2026-06-30T12:00:00Z');
  const daysAgo = (days: number) => archiveName(new Date(now.getTime() - days * 86_400_000));
  mkdirSync(settings.backupDir);
  const keep = async (ages: number[], limits: { keep: number; days: number }) => {
    for (const age of ages) {
      writeFileSync(join(settings.backupDir, daysAgo(age)), '');
      writeFileSync(join(settings.backupDir, `${daysAgo(age)}.sha256`), '');
    }
    await deleteExpired(settings.backupDir, { ...limits, newest: daysAgo(Math.min(...ages)), now });
    const names = readdirSync(settings.backupDir);
    for (const name of names) rmSync(join(settings.backupDir, name));
    return ages.filter((age) => names.includes(daysAgo(age)) && names.includes(`${daysAgo(age)}.sha256`));
  };
  expect(await keep([0, 1, 2, 3, 4], { keep: 3, days: 30 })).toEqual([0, 1, 2]);
  expect(await keep([0, 29, 31], { keep: 9, days: 30 })).toEqual([0, 29]);
  expect(await keep([50, 60], { keep: 9, days: 30 })).toEqual([50]);
  expect(await keep([0, 90, 91, 92, 93], { keep: 9, days: 30 })).toEqual([0, 90, 91]);
  expect(await keep([0, 90, 91, 92, 93], { keep: 2, days: 30 })).toEqual([0]);
});

test.each([
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 on, not "0".'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address like postgres://'],
  [{ DATABASE_URL_FILE: '/nowhere' }, 'DATABASE_URL_FILE names /nowhere, which cannot be read.'],
])('%o is refused', (env, message) => {
  expect(() => readBackupSettings(env)).toThrow(message);
});

test('a folder that cannot be read is not taken for an empty one', async () => {
  writeFileSync(join(settings.dataDir, 'file'), '');
  await expect(namesIn(join(settings.dataDir, 'file'))).rejects.toThrow('ENOTDIR');
  expect(await namesIn(join(settings.dataDir, 'nowhere'))).toEqual([]);
});
