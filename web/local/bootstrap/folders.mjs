// @ts-check
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './terminal.mjs';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const CMS = join(ROOT, 'cms');

/** Adds the `.env` beside package.json, when there is one, to what the shell already says. */
export function loadEnvFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export function dataDirOf(env = process.env) {
  return folderOf('DATA_DIR', env) ?? join(ROOT, '.data');
}

/**
 * @param {string} name of the variable
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} the folder that it names, unless it is not set
 * @throws {Refusal}
 */
export function folderOf(name, env) {
  const folder = env[name];
  if (!folder) return undefined;
  if (/^[~$]/.test(folder))
    throw new Refusal(`${name} must be a whole path, not "${folder}": only a shell knows ~ and $HOME.`);
  return resolve(ROOT, folder);
}

/**
 * @param {string} folder in which we are to write; made when it is missing
 * @throws {Refusal}
 */
export function requireFolder(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Refusal(`${folder} is no folder to write in (${code}): name another one in DATA_DIR.`);
  }
}

/**
 * One after the other: with `recursive`, Node never ends where the system knows no new folders, as in /proc.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  // Messages, accounts and logs are nobody else's on this machine.
  mkdirSync(folder, { mode: 0o700 });
}
