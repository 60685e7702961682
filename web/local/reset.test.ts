import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

test('where nobody can be asked, nothing is deleted and no list is shown', () => {
  const { status, stdout } = reset();
  expect(status).toBe(1);
  expect(stdout).toContain('No terminal to ask in: add --yes to continue without asking.');
  expect(stdout).not.toContain(join(dataDir, 'cms'));
  expect(readdirSync(dataDir).sort()).toEqual(['auth', 'backups', 'cms']);
});

test('with --yes all goes but the backups', () => {
  const { status, stdout } = reset('--yes');
  expect(status).toBe(0);
  expect(stdout).toContain(`Will be deleted: ${join(dataDir, 'cms')} (projects, pictures and messages).`);
  expect(readdirSync(dataDir)).toEqual(['backups']);
  expect(reset('--yes').stdout).toContain('There is nothing to remove.');
});

test('a restore that was interrupted is not finished at the next start, of what is no longer there', () => {
  writeFileSync(join(dataDir, 'restoring.json'), '{}');
  expect(reset('--yes').status).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['backups']);
});
