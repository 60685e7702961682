// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = '.built-from';
const NOT_A_SOURCE = /^(node_modules|dist|local|docker|e2e|docs|test-results|\..*)$|\.test\.\w+$/;

/**
 * The same for the same names and contents. Tests, dotfiles and what is built or only runs on a developer's
 * machine do not count.
 *
 * @param {string} root
 * @param {string[]} paths files and folders in `root`; those that do not exist are passed over
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => listFiles(root, path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder what was built
 * @param {string} sources the fingerprint it was built from
 */
export function stamp(folder, sources) {
  writeFileSync(join(folder, STAMP), sources);
}

/**
 * @param {string} folder
 * @param {string} sources
 */
export function isStamped(folder, sources) {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === sources;
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(root, path))
    .filter((name) => !NOT_A_SOURCE.test(name))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
