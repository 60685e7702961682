// @ts-check
import './bootstrap/node-version.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './bootstrap/command.mjs';
import { requireAnswer, requireYes } from './bootstrap/confirm.mjs';
import { dataDirOf, loadEnvFile } from './bootstrap/folders.mjs';
import { runLock, takeLock } from './bootstrap/lock.mjs';
import { print } from './bootstrap/terminal.mjs';

// By name, so that a mistyped DATA_DIR never empties a folder that is somebody else's.
const CONTENTS = [
  { name: 'restoring.json', what: 'what is known of a restore that was interrupted' },
  { name: 'cms', what: 'projects, pictures and messages' },
  { name: 'auth', what: 'accounts' },
  { name: 'logs', what: 'logs' },
  { name: 'test-results', what: 'traces of failed browser tests' },
];

/** `npm run reset [-- --yes]` */
await runCommand(async () => {
  loadEnvFile();
  const dataDir = dataDirOf(process.env);
  const contents = CONTENTS.map(({ name, what }) => ({ path: join(dataDir, name), what }));
  const present = contents.filter(({ path }) => existsSync(path));
  if (present.length === 0) return print('There is nothing to remove.');
  const isAsked = !process.argv.includes('--yes');
  if (isAsked) requireAnswer();
  const release = await takeLock(runLock(dataDir));
  try {
    for (const { path, what } of present) print(`Will be deleted: ${path} (${what}).`);
    const stays =
      process.env.DATABASE_URL || process.env.DATABASE_URL_FILE
        ? 'Backups and the database of DATABASE_URL stay.'
        : 'Backups stay.';
    if (isAsked) await requireYes(stays);
    for (const { path } of present) rmSync(path, { recursive: true });
    print(`Removed. ${stays}`);
  } finally {
    release();
  }
});
