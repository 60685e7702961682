import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setBuildAside, takeBuildBack } from './build.ts';
import { isStamped, stamp } from './fingerprint.ts';

let root: string;
let folders: { dist: string; aside: string };
/** Not of this clone, from which a product may run. */
let users: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aside-'));
  users = join(root, 'users');
  folders = { dist: join(root, 'dist'), aside: join(root, '.cache/dist') };
  mkdirSync(join(folders.dist, 'build'), { recursive: true });
  stamp(folders.dist, 'server');
  stamp(join(folders.dist, 'build'), 'panel');
});

afterEach(() => rmSync(root, { recursive: true }));

function develop() {
  rmSync(folders.dist, { recursive: true, force: true });
  mkdirSync(folders.dist);
  writeFileSync(join(folders.dist, 'index.js'), 'of strapi develop');
}

test('what was built is there again after any number of hot reloads', () => {
  for (let times = 0; times < 2; times += 1) {
    setBuildAside(folders);
    develop();
  }
  takeBuildBack(folders, users);
  expect(isStamped(folders.dist, 'server')).toBe(true);
  expect(isStamped(join(folders.dist, 'build'), 'panel')).toBe(true);
  expect(existsSync(join(folders.dist, 'index.js'))).toBe(false);
});

test('it is not put in the place of what runs with hot reload now', async () => {
  setBuildAside(folders);
  develop();
  const developer = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'web/local/main.mjs']);
  onTestFinished(() => void developer.kill());
  await once(developer, 'spawn');
  mkdirSync(users);
  writeFileSync(join(users, String(developer.pid)), '');
  expect(() => takeBuildBack(folders, users)).toThrow(`process ${developer.pid}`);
  expect(existsSync(join(folders.dist, 'index.js'))).toBe(true);

  developer.kill();
  await once(developer, 'exit');
  takeBuildBack(folders, users);
  expect(isStamped(folders.dist, 'server')).toBe(true);
});

test('without hot reload in between, what is built stays', () => {
  takeBuildBack(folders, users);
  expect(readFileSync(join(folders.dist, '.built-from'), 'utf8')).toBe('server');
});

test('before the first build there is nothing to keep', () => {
  develop();
  setBuildAside(folders);
  takeBuildBack(folders, users);
  expect(existsSync(join(folders.dist, 'index.js'))).toBe(true);
});
