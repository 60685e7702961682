// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ dist: string, aside: string }} Folders */

/**
 * Out of the way of `strapi develop`, which empties `dist` and compiles into it.
 *
 * @param {Folders} folders
 */
export function setBuildAside({ dist, aside }) {
  // What `strapi develop` itself leaves behind has no admin panel.
  if (!existsSync(join(dist, 'build'))) return;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(dist, aside);
}

/** @param {Folders} folders */
export function takeBuildBack({ dist, aside }) {
  if (!existsSync(aside)) return;
  rmSync(dist, { recursive: true, force: true });
  renameSync(aside, dist);
}
