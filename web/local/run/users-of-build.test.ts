import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireUnusedBuild, useBuild } from './users-of-build.ts';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'users-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('nothing is built under a product that runs, and a killed one is in nobody’s way', async () => {
  const product = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'web/local/main.mjs']);
  await once(product, 'spawn');
  const pid = String(product.pid);
  useBuild(folder);
  renameSync(join(folder, String(process.pid)), join(folder, pid));
  expect(() => requireUnusedBuild(folder)).toThrow(`process ${pid}`);

  product.kill('SIGKILL');
  await once(product, 'exit');
  expect(() => requireUnusedBuild(folder)).not.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
