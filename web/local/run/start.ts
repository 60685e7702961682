import { reportFinished } from '../backup/restore/interrupted.ts';
import { readBackupSettings } from '../backup/settings.ts';
import { loadEnvFile } from '../bootstrap/folders.mjs';
import { runLock, takeLock } from '../bootstrap/lock.mjs';
import { print, step } from '../bootstrap/terminal.mjs';
import { build, CMS_BUILD, setBuildAside } from './build.ts';
import { requireFreePorts } from './ports.ts';
import { startProduct } from './product.ts';
import { productEnv, readSettings, readyLine } from './settings.ts';
import { requireStartable } from './startable.ts';
import { requireUnusedBuild, useBuild } from './users-of-build.ts';

/** The whole product on this machine until Ctrl-C; with --watch, both sides build as they go. */
export async function run(): Promise<void> {
  const isDevelopment = process.argv.includes('--watch');
  loadEnvFile();
  const settings = readSettings(process.env);
  await takeLock(runLock(settings.dataDir));
  await reportFinished(readBackupSettings(process.env));
  await requireFreePorts(settings);
  await requireStartable(productEnv(settings, process.env));
  if (isDevelopment) {
    requireUnusedBuild();
    setBuildAside(CMS_BUILD);
  } else await build(settings);
  useBuild();
  const { failure, children } = await step('Starting', () => startProduct(settings, { isDevelopment }));
  children.forEach((child) => child.on('message', print));
  print(readyLine(settings));
  await failure;
}
