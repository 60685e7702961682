// @ts-check
import { lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user of the other images, who owns the volumes. */
const NODE = 1000;
/** Ours, and those that a restore made before it. */
const ARCHIVE = /^(portfolio|before-restore)-[\dTZ-]+\.tar\.gz(\.sha256)?$/;

/** Docker makes a missing folder for root, and an archive that was brought here belongs to who brought it. */
export function becomeUser(/** @type {string} */ backupDir) {
  if (process.getuid?.() !== 0) return;
  for (const path of pathsOfUser(backupDir)) handOver(path);
  process.setgroups?.([NODE]);
  process.setgid?.(NODE);
  process.setuid?.(NODE);
}

/** The folder last: without its owner's rights root sees into it no longer. */
export function pathsOfUser(/** @type {string} */ backupDir) {
  const archives = readableNames(backupDir).filter((name) => ARCHIVE.test(name));
  return [...archives.map((name) => join(backupDir, name)), backupDir];
}

/** @param {string} folder */
function readableNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * A drive of the network may refuse it, and be writable all the same: who writes tells if not.
 *
 * @param {string} path
 */
function handOver(path) {
  try {
    lchownSync(path, NODE, NODE);
  } catch {
    return;
  }
}
