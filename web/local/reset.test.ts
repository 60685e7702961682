import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from './bootstrap/folders.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'reset-'));

beforeEach(() => {
  for (const name of ['cms', 'auth', 'backups']) mkdirSync(join(dataDir, name), { recursive: true });
});

afterAll(() => rmSync(dataDir, { recursive: true }));

function reset(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync(process.execPath, ['web/local/reset.mjs', ...args], { cwd: ROOT, env, encoding: 'utf8' });
}

test('where nobody can be asked, nothing is deleted, and it is told what would be', () => {
  const { status, stdout } = reset();
  expect(status).toBe(1);
  expect(stdout).toContain(`${join(dataDir, 'cms')} (projects, pictures and messages)`);
  expect(stdout).toContain('Nobody is here to be asked: add --yes');
  expect(readdirSync(dataDir).sort()).toEqual(['auth', 'backups', 'cms']);
});

test('with --yes all goes but the backups', () => {
  expect(reset('--yes').status).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['backups']);
  expect(reset('--yes').stdout).toContain('There is nothing to remove.');
});
