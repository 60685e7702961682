import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import cms from '../../../cms/package.json' with { type: 'json' };
import product from '../../../package.json' with { type: 'json' };

test('a Node that loads no ECMAScript modules by require() is refused with a sentence', () => {
  const check = fileURLToPath(new URL('node-version.mjs', import.meta.url));
  const run = (...flags: string[]) => spawnSync(process.execPath, [...flags, check], { encoding: 'utf8' });
  expect(run('--no-experimental-require-module')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Node [\d.]+ is too old: please use .*\n$/),
  });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
});

test('npm is told of the same versions', () => {
  for (const { engines } of [product, cms]) expect(engines.node).toBe('^20.19 || >=22.12');
});
