import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isStamped, stamp } from './fingerprint.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('src/page.ts', 'export const page = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const take = () => fingerprint(root, ['src', 'package-lock.json']);

test.each([
  ['a changed source', 'src/page.ts', 'export const page = 2;'],
  ['a new source', 'src/deep/new.ts', ''],
  ['a new lock file', 'package-lock.json', '{}'],
])('%s makes a build stale', (_, path, text) => {
  const before = take();
  write(path, text);
  expect(take()).not.toBe(before);
});

test.each([
  'src/page.test.ts',
  'src/node_modules/a/index.js',
  'src/dist/page.js',
  'src/.cache/x',
  'README.md',
])('%s does not make a build stale', (path) => {
  const before = take();
  write(path, 'anything');
  expect(take()).toBe(before);
});

test('what was built from other sources, or never, is not fresh', () => {
  expect(isStamped(root, take())).toBe(false);
  stamp(root, take());
  expect(isStamped(root, take())).toBe(true);
  write('src/page.ts', '');
  expect(isStamped(root, take())).toBe(false);
});
