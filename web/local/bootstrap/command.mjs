// @ts-check
import { keepOwnFromProxy } from './no-proxy.mjs';
import { stopAll } from './processes.mjs';
import { print, Refusal } from './terminal.mjs';

/** Of Node, and of SQLite. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'];
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Runs one of the package's commands until it is done, or until Ctrl-C or SIGTERM; either way everything it
 * started has ended before it exits.
 *
 * @param {() => Promise<number | void>} run which may answer with an exit code
 */
export async function runCommand(run) {
  keepOwnFromProxy();
  try {
    process.exitCode = (await Promise.race([run(), stopSignal()])) ?? 0;
  } catch (error) {
    print(explain(error));
    process.exitCode = 1;
  }
  await stopAll();
  process.exit();
}

/** @param {unknown} error */
function explain(error) {
  if (error instanceof Refusal) return error.message;
  const { code = '', message, stack } = /** @type {NodeJS.ErrnoException} */ (error);
  if (DISK_FULL.includes(code)) return `The disk is full: make room, then try again. (${message})`;
  if (NOT_ALLOWED.includes(code))
    return `Files cannot be read or written here: run this as the user to whom they belong, on a disk that is not read-only. (${message})`;
  return String(stack);
}

async function stopSignal() {
  const npm = process.ppid;
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    // A killed npm leaves us to another parent, with nobody to stop us.
    const look = () => process.ppid !== npm && resolve(undefined);
    if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
  });
  print('Stopping …');
}
