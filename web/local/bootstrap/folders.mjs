// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const CMS = join(ROOT, 'cms');

/** Adds the `.env` beside package.json, when there is one, to what the shell already says. */
export function loadEnvFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function dataDirOf({ DATA_DIR } = process.env) {
  return resolve(ROOT, DATA_DIR || '.data');
}
