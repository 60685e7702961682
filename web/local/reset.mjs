// @ts-check
import './bootstrap/node-version.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from './bootstrap/command.mjs';
import { dataDirOf, loadEnvFile, ROOT } from './bootstrap/folders.mjs';
import { requireUnlocked, runLock } from './bootstrap/lock.mjs';
import { print } from './bootstrap/terminal.mjs';

// By name, so that a mistyped DATA_DIR never empties a folder that is somebody else's.
const CONTENTS = [
  { folder: 'cms', what: 'projects, pictures and messages' },
  { folder: 'auth', what: 'accounts' },
  { folder: 'logs', what: 'logs' },
  { folder: 'test-results', what: 'traces of failed browser tests' },
];

await runCommand(async () => {
  loadEnvFile();
  const dataDir = dataDirOf(process.env);
  await requireUnlocked(runLock(dataDir));
  const present = CONTENTS.filter(({ folder }) => existsSync(join(dataDir, folder)));
  for (const { folder, what } of present) {
    const path = join(dataDir, folder);
    rmSync(path, { recursive: true });
    print(`Removed ${relative(ROOT, path)} (${what}).`);
  }
  if (present.length === 0) print('There was nothing to remove.');
  if (process.env.DATABASE_URL) print('The database of DATABASE_URL was left alone.');
});
