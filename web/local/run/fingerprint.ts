import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = '.built-from';
const NOT_A_SOURCE = /^(node_modules|dist|local|docker|e2e|docs|test-results|\..*)$|\.test\.\w+$/;

/**
 * The same for the same names and contents of `paths`, of which some may not exist. Tests, dotfiles and what is
 * built or only runs on a developer's machine do not count.
 */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((path) => listFiles(root, path))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Notes the fingerprint of what a folder was built from. */
export function stamp(folder: string, sources: string): void {
  writeFileSync(join(folder, STAMP), sources);
}

export function isStamped(folder: string, sources: string): boolean {
  const file = join(folder, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === sources;
}

function listFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const names = readdirSync(join(root, path)).filter((name) => !NOT_A_SOURCE.test(name));
  return names.sort().flatMap((name) => listFiles(root, `${path}/${name}`));
}
