import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productEnv, readSettings } from './settings.ts';
import { requireStartable } from './startable.ts';

let dataDir: string;

beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'startable-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const start = (variables: NodeJS.ProcessEnv = {}) => {
  const given = { DATA_DIR: dataDir, ...variables };
  return requireStartable(productEnv(readSettings(given), given));
};

test('a first start and the next ones are let through', async () => {
  await start();
  await start();
});

test('what both servers would refuse is one list', async () => {
  await expect(start({ GEMINI_API_KEY: 'two words', EMAILJS_SERVICE_ID: 'x' })).rejects.toThrow(
    /GEMINI_API_KEY: must be one word\n[^]*EMAILJS_PUBLIC_KEY is required/,
  );
});

test('a database that does not answer, or that is none, is told of', async () => {
  await expect(start({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/p' })).rejects.toThrow(
    /cannot start without its database\..+ECONNREFUSED/,
  );
  writeFileSync(join(dataDir, 'cms/data.db'), 'no database'.repeat(1000));
  await expect(start()).rejects.toThrow('data.db is damaged. Restore a backup');
});

test('a folder in which the CMS may not write is told of', async () => {
  writeFileSync(join(dataDir, 'cms'), '');
  await expect(start()).rejects.toThrow(/DATA_DIR: name a folder .+ENOTDIR/);
});

test.skipIf(process.platform === 'win32')(
  "the CMS's folder is its user's alone, the pictures in it can be lent to a container",
  async () => {
    await start();
    const modeOf = (folder: string) => statSync(join(dataDir, folder)).mode & 0o777;
    expect(modeOf('cms')).toBe(0o700);
    mkdirSync(join(dataDir, 'any'));
    expect(modeOf('cms/public/uploads')).toBe(modeOf('any'));
  },
);
