import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireFolder } from './folders.mjs';

let root: string;

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'folders-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('a folder is made, whatever its name', () => {
  const folder = join(root, 'my data', 'für später');
  requireFolder(folder);
  requireFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine sees into a folder that is made',
  () => {
    requireFolder(join(root, 'data'));
    expect((statSync(join(root, 'data')).mode & 0o777).toString(8)).toBe('700');
  },
);

test('a file, a folder below one and a name that is too long are refused with what to do', () => {
  writeFileSync(join(root, 'file'), '');
  for (const name of ['file', 'file/below', 'x'.repeat(300)])
    expect(() => requireFolder(join(root, name))).toThrow(/ is no folder to write in \(\w+\): .*DATA_DIR/);
});

test.runIf(process.platform === 'linux')('a folder that the system does not make is refused at once', () => {
  expect(() => requireFolder('/proc/portfolio/data')).toThrow(
    '/proc/portfolio/data is no folder to write in',
  );
});
