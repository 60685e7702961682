// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ localId: string, providerUserInfo?: { providerId: string }[], [field: string]: unknown }} Account */

export const DEMO_OWNER = { email: 'owner@example.com', password: 'Demo#2026', displayName: 'Demo Owner' };

let saved = '';

/**
 * @param {string} file
 * @returns {Account[] | undefined} nothing before the first save
 */
export function loadAccounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).users : undefined;
}

/**
 * Whoever reads the file finds the accounts before or after the change, never half of them.
 *
 * @param {string} file
 * @param {Account[]} users
 */
export function saveAccounts(file, users) {
  const text = JSON.stringify({ users }, null, 2);
  if (text === saved) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  saved = text;
}
