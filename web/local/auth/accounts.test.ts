import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAccounts, saveAccounts } from './accounts.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accounts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('accounts come back as they were saved, the folder made when it is missing', () => {
  const file = join(folder, 'auth/accounts.json');
  expect(loadAccounts(file)).toBeUndefined();
  saveAccounts(file, [{ localId: 'a', email: 'a@example.com' }]);
  saveAccounts(file, [{ localId: 'a', email: 'b@example.com' }]);
  expect(loadAccounts(file)).toEqual([{ localId: 'a', email: 'b@example.com' }]);
  expect(readdirSync(join(folder, 'auth'))).toEqual(['accounts.json']);
});
