import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setBuildAside, takeBuildBack } from './build.ts';
import { isStamped, stamp } from './fingerprint.ts';

let root: string;
let folders: { dist: string; aside: string };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aside-'));
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
  takeBuildBack(folders);
  expect(isStamped(folders.dist, 'server')).toBe(true);
  expect(isStamped(join(folders.dist, 'build'), 'panel')).toBe(true);
  expect(existsSync(join(folders.dist, 'index.js'))).toBe(false);
});

test('without hot reload in between, what is built stays', () => {
  takeBuildBack(folders);
  expect(readFileSync(join(folders.dist, '.built-from'), 'utf8')).toBe('server');
});

test('before the first build there is nothing to keep', () => {
  develop();
  setBuildAside(folders);
  takeBuildBack(folders);
  expect(existsSync(join(folders.dist, 'index.js'))).toBe(true);
});
