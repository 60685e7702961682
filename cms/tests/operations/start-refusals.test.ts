import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';

const environment = await createStartedEnvironment({});
const dataDir = environment.DATA_DIR ?? '';
await mkdir(path.join(dataDir, 'damaged/cms'), { recursive: true });
await writeFile(path.join(dataDir, 'damaged/cms/data.db'), 'no database'.repeat(1000));
await writeFile(path.join(dataDir, 'file'), '');

test.each<[what: string, variables: Record<string, string>, said: RegExp]>([
  ['a malformed setting', { SMTP_URL: 'mail.example.com' }, /SMTP_URL: must begin with smtp/],
  ['a file as its folder', { DATA_DIR: path.join(dataDir, 'file') }, /DATA_DIR: name a folder .*ENOTDIR/],
  [
    'a folder that the system does not make',
    { DATA_DIR: '/proc/portfolio' },
    /DATA_DIR: name a folder .*ENOENT/,
  ],
  ['no PostgreSQL', { DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /does not answer. Start it.*DATABASE_URL/],
  [
    'a damaged SQLite file',
    { DATABASE_URL: '', DATA_DIR: path.join(dataDir, 'damaged') },
    /data\.db is damaged\. Restore a backup/,
  ],
  [
    'a Node that loads no ECMAScript modules by require()',
    { NODE_OPTIONS: '--no-experimental-require-module' },
    /too old: please use Node 20\.19, 22\.12 or newer/,
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, /cannot listen on 192\.0\.2\.1:\d+.*HOST/],
])('with %s the CMS ends, and a sentence says what to do', async (_, variables, said) => {
  const refused = await spawnCms({ ...environment, ...variables }).catch((error: unknown) => String(error));
  expect(refused).toMatch(said);
  // Where a refusal comes from helps nobody.
  expect(refused).not.toMatch(/^\s+at /m);
});
