// @ts-check
import { spawnSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFolder } from './folders.mjs';
import { hasNoLinks } from './no-links.mjs';
import { watchProcesses } from './processes.mjs';
import { Refusal } from './terminal.mjs';

/** @typedef {{ file: string, refusal: (pid: number) => string }} Lock */

/** Milliseconds. */
const LEFTOVERS_TIMEOUT = 20_000;
const HALF_WRITTEN = 200;

/**
 * Held by whoever runs the product on this data.
 *
 * @param {string} dataDir
 * @returns {Lock}
 */
export const runLock = (dataDir) => ({
  file: join(dataDir, 'running.json'),
  refusal: (pid) =>
    `The product is already running (process ${pid}): stop it with Ctrl-C or "kill ${pid}" first.`,
});

/**
 * Keeps other processes away while this one runs, or until it calls what this returns.
 *
 * @param {Lock} lock
 * @throws {Refusal} when another process holds it
 */
export async function takeLock(lock) {
  requireFolder(dirname(lock.file));
  await requireUnlocked(lock);
  const draft = `${lock.file}.${process.pid}`;
  const write = (/** @type {number[]} */ children) =>
    writeFileSync(draft, JSON.stringify({ pid: process.pid, children }));
  write([]);
  try {
    claim(draft, lock.file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    throw new Refusal('Another command has just begun the same: try again when it is done.');
  } finally {
    rmSync(draft);
  }
  const unwatch = watchProcesses((children) => {
    write(children);
    renameSync(draft, lock.file);
  });
  const release = () => {
    unwatch();
    process.off('exit', release);
    rmSync(lock.file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/**
 * By a link, which is whole from the first moment: half of it would count as broken. A copy is not, but where there are
 * no links.
 *
 * @param {string} draft
 * @param {string} file
 * @throws when it is there already
 */
function claim(draft, file) {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasNoLinks(error)) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  }
}

/**
 * @param {Lock} lock
 * @throws {Refusal} when another process holds it
 */
export async function requireUnlocked({ file, refusal }) {
  const text = readText(file);
  if (text === undefined) return;
  const { pid, children } = parse(text);
  if (pid && isOurs(pid)) throw new Refusal(refusal(pid));
  // Where there are no links, half of it may be one that another start writes now.
  if (!pid) await sleep(HALF_WRITTEN);
  // After a kill -9 of that process, its children are still closing their files.
  const deadline = Date.now() + LEFTOVERS_TIMEOUT;
  while (children.some(isAlive) && Date.now() < deadline) await sleep(100);
  // Not one that another start has just written.
  if (readText(file) === text) rmSync(file, { force: true });
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} text
 * @returns {{ pid?: number, children: number[] }}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { children: [] };
  }
}

/**
 * Whether another of the product's commands runs as this process, which after a reboot may be anybody's.
 *
 * @param {number} pid
 */
export function isOurs(pid) {
  if (pid === process.pid || !isAlive(pid)) return false;
  const { stdout, error } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return Boolean(error) || stdout.includes('web/local/');
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
