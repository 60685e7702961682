import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVariableFiles } from '../../cms/src/shared-with-web/server/variable-files';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('a secret is read from the file that is named for it, without its line break', () => {
  const JWT_SECRET_FILE = file('jwt', 'a long random value\n');
  const variables = readVariableFiles({ JWT_SECRET_FILE, APP_KEYS: 'given', SMTP_URL_FILE: '' });
  expect(variables).toMatchObject({ JWT_SECRET: 'a long random value', APP_KEYS: 'given' });
  expect(variables).not.toHaveProperty('SMTP_URL');
});

test('what only ends in _FILE is left as it is', () => {
  expect(readVariableFiles({ OWNER_FILE: '/nowhere' })).toEqual({ OWNER_FILE: '/nowhere' });
});

test('everything wrong is listed at once, and no secret with it', () => {
  const variables = {
    JWT_SECRET: 'a given secret',
    JWT_SECRET_FILE: file('both', 'a filed secret'),
    APP_KEYS_FILE: join(folder, 'missing'),
    PGPASSWORD_FILE: file('empty', ' \n'),
  };
  const read = () => readVariableFiles(variables);
  expect(read).toThrow(/APP_KEYS_FILE: .+\n {2}JWT_SECRET_FILE: .+\n {2}PGPASSWORD_FILE: /);
  expect(read).not.toThrow(/a (given|filed) secret/);
});
