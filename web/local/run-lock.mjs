// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchProcesses } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const LEFTOVERS_TIMEOUT = 20_000;

/** @param {string} dataDir */
const lockFile = (dataDir) => join(dataDir, 'running.json');

/**
 * Keeps a second start, and a reset, away from the data while this process runs.
 *
 * @param {string} dataDir
 * @throws {Refusal} when the product runs already
 */
export async function lock(dataDir) {
  await requireUnlocked(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    write(dataDir, [], 'wx');
  } catch {
    throw new Refusal('Another start has just taken the data folder.');
  }
  watchProcesses((children) => write(dataDir, children));
  process.once('exit', () => rmSync(lockFile(dataDir), { force: true }));
}

/**
 * @param {string} dataDir
 * @throws {Refusal} when the product runs on this data
 */
export async function requireUnlocked(dataDir) {
  const { pid, children } = read(dataDir);
  if (pid && isOurs(pid)) {
    throw new Refusal(
      `The product is already running (process ${pid}): stop it with Ctrl-C or "kill ${pid}" first.`,
    );
  }
  // After a kill -9 of that process, its children are still closing their files.
  const deadline = Date.now() + LEFTOVERS_TIMEOUT;
  while (children.some(isAlive) && Date.now() < deadline) await sleep(100);
  rmSync(lockFile(dataDir), { force: true });
}

/**
 * @param {string} dataDir
 * @returns {{ pid?: number, children: number[] }}
 */
function read(dataDir) {
  try {
    return JSON.parse(readFileSync(lockFile(dataDir), 'utf8'));
  } catch {
    return { children: [] };
  }
}

/**
 * @param {string} dataDir
 * @param {number[]} children
 */
function write(dataDir, children, flag = 'w') {
  writeFileSync(lockFile(dataDir), JSON.stringify({ pid: process.pid, children }), { flag });
}

/**
 * Process ids are used again: after a reboot, somebody else may carry the one in the file.
 *
 * @param {number} pid
 */
function isOurs(pid) {
  if (pid === process.pid || !isAlive(pid)) return false;
  const { stdout, error } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return Boolean(error) || stdout.includes('web/local/');
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
