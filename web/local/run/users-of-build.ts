import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';
import { isOurs } from '../bootstrap/lock.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';

const USERS = join(ROOT, '.data/using-build');

/** Notes until its end that this process runs what is built here; its data may be anywhere. */
export function useBuild(folder = USERS): void {
  const file = join(folder, String(process.pid));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
  } catch {
    // Where nothing can be written, nothing is built either.
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** @throws {Refusal} when what is built here would be taken from under another product */
export function requireUnusedBuild(folder = USERS): void {
  for (const user of listUsers(folder)) {
    if (!isOurs(Number(user))) rmSync(join(folder, user), { force: true });
    else
      throw new Refusal(
        `What is built here has to be replaced, and the product that runs from it (process ${user}) would break: stop that first.`,
      );
  }
}

function listUsers(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
