// @ts-check
import { stopAll } from './processes.mjs';
import { print } from './progress.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Runs one of the package's commands until it is done, or until Ctrl-C or SIGTERM; either way everything it
 * started has ended before it exits.
 *
 * @param {() => Promise<void>} run
 */
export async function runCommand(run) {
  try {
    await Promise.race([run(), stopSignal()]);
    process.exitCode = 0;
  } catch (error) {
    print(error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack));
    process.exitCode = 1;
  }
  await stopAll();
  process.exit();
}

async function stopSignal() {
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    if (process.env.npm_lifecycle_event) whenAdopted(resolve);
  });
  print('Stopping …');
}

/**
 * A killed npm leaves us to another parent, with nobody to stop us.
 *
 * @param {(value?: unknown) => void} stop
 */
function whenAdopted(stop) {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop(), 500).unref();
}
