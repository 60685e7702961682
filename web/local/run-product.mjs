// @ts-check
import { runCommand } from './command.mjs';
import { requireFreePorts } from './ports.mjs';
import { installAndBuild, prepareDevelopment } from './prepare.mjs';
import { startProduct } from './product.mjs';
import { print, step } from './progress.mjs';
import { readyLine } from './ready-line.mjs';
import { lock } from './run-lock.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';

/**
 * The whole product on this machine, from whatever state the folder is in to Ctrl-C.
 *
 * @param {{ isDevelopment?: boolean }} [options]
 */
export async function runProduct({ isDevelopment = false } = {}) {
  await runCommand(async () => {
    loadEnvFile();
    const settings = readSettings(process.env);
    await lock(settings.dataDir);
    await requireFreePorts(settings);
    await (isDevelopment ? prepareDevelopment(settings) : installAndBuild(settings));
    const { failure, children } = await step('Starting', () => startProduct(settings, { isDevelopment }));
    children.forEach((child) => child.on('message', print));
    print(readyLine(settings));
    await failure;
  });
}
