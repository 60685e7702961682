// @ts-check
// `node web/local/main.mjs start`: everything that the command imports statically needs no package.
import './bootstrap/node-version.mjs';
import { runCommand } from './bootstrap/command.mjs';
import { installPackages } from './bootstrap/install.mjs';

/** @satisfies {Record<string, () => Promise<{ run: () => Promise<number | void> }>>} */
const COMMANDS = {
  start: () => import('./run/start.ts'),
  test: () => import('./test/test.ts'),
  doctor: () => import('./doctor/doctor.ts'),
  bench: () => import('../bench/bench.ts'),
  backup: () => import('./backup/backup.ts'),
  restore: () => import('./backup/restore/restore.ts'),
  transfer: () => import('./backup/transfer/transfer.ts'),
};

const command = COMMANDS[/** @type {keyof typeof COMMANDS} */ (process.argv[2])];

await runCommand(async () => {
  await installPackages();
  await import('./bootstrap/typescript.mjs');
  const { run } = await command();
  return run();
});
