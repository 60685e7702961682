// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './terminal.mjs';

const STOP_TIMEOUT = 10_000;
/** Bytes, and in which milliseconds they are looked at. */
const MAX_LOG = 10 * 2 ** 20;
const LOG_INTERVAL = 10_000;
const EXIT_WITH_PARENT = new URL('exit-with-parent.mjs', import.meta.url).href;

/**
 * @typedef {{
 *   name: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv,
 *   log: string | 'inherit', tail?: number,
 * }} Command `args` begin with the script; `log` is the file that takes the output, `tail` how many of its last
 *   lines to show after a failure
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/** @type {Set<ChildProcess>} oldest first */
const running = new Set();
/** @type {(pids: number[]) => void} */
let onChange = () => {};

/** @param {typeof onChange} listener told the ids of all running processes at every change, until unwatched */
export function watchProcesses(listener) {
  onChange = listener;
  return () => (onChange = () => {});
}

/**
 * Starts a Node script in a process group of its own (Ctrl-C reaches only us, and we stop it in order) that ends
 * when we do.
 *
 * @param {Command} command
 */
export function startProcess({ args, cwd, env = process.env, log }) {
  const output = log === 'inherit' ? 'inherit' : openLog(log);
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd,
    env: { ...env, SUPERVISOR_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  if (typeof output === 'number') {
    closeSync(output);
    const timer = setInterval(limitLog, LOG_INTERVAL, log).unref();
    child.once('exit', () => clearInterval(timer));
  }
  const report = () => onChange([...running].flatMap(({ pid }) => pid ?? []));
  running.add(child);
  child.once('exit', () => running.delete(child) && report());
  report();
  return child;
}

/**
 * Runs a command to its end.
 *
 * @param {Command} command
 * @throws {Refusal} when it fails, with the end of its log
 */
export async function runProcess(command) {
  const [code] = await once(startProcess(command), 'exit');
  if (code !== 0) throw new Refusal(`${command.name} failed.${logTail(command)}`);
}

/** Stops what was started last first, and returns when all of it has ended. */
export async function stopAll() {
  for (const child of [...running].reverse()) await stopProcess(child);
}

/** @param {ChildProcess} child */
export async function stopProcess(child) {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(signalGroup, STOP_TIMEOUT, child, 'SIGKILL');
  await exited;
  clearTimeout(timer);
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid) process.kill(-pid, signal);
}

/** @param {string} file the log of the start before is kept beside it */
function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) renameSync(file, previousOf(file));
  return openSync(file, 'a');
}

/**
 * Empties a log that has grown too long, and keeps what was in it as the one before. It cannot be renamed: the process
 * goes on appending to the same file.
 *
 * @param {string} file
 */
export function limitLog(file, max = MAX_LOG) {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (size <= max) return;
  try {
    copyFileSync(file, previousOf(file));
  } catch {
    // On a full disk, room is worth more than the lines.
  }
  truncateSync(file);
}

/** @param {string} file */
function previousOf(file) {
  return file.replace(/\.log$/, '.previous.log');
}

/**
 * @param {Command} command
 * @returns {string} the end of its log, to follow a sentence
 */
export function logTail({ log, tail = 15 }) {
  if (log === 'inherit' || !existsSync(log)) return '';
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-tail);
  return ` The end of ${log}:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
