// @ts-check
import { stopAll } from './processes.mjs';
import { print, Refusal } from './terminal.mjs';

/**
 * Runs one of the package's commands until it is done, or until Ctrl-C or SIGTERM; either way everything it
 * started has ended before it exits.
 *
 * @param {() => Promise<number | void>} run which may answer with an exit code
 */
export async function runCommand(run) {
  try {
    process.exitCode = (await Promise.race([run(), stopSignal()])) ?? 0;
  } catch (error) {
    print(error instanceof Refusal ? error.message : String(/** @type {Error} */ (error).stack));
    process.exitCode = 1;
  }
  await stopAll();
  process.exit();
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
