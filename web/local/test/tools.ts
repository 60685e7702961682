import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';
import { runProcess } from '../bootstrap/processes.mjs';
import { Refusal, step } from '../bootstrap/terminal.mjs';
import { findPostgres } from '../postgres.mjs';

/** The headless shell first: it draws a page in half the time, and is what Playwright itself takes. */
const CHROMIUMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @returns whether PostgreSQL is, or could be, installed */
export async function installPostgres(): Promise<boolean> {
  if (!findPostgres()) await aptInstall('postgresql');
  return Boolean(findPostgres());
}

/** @returns the browser for the tests */
export async function installChromium(logDir: string): Promise<string> {
  if (!findChromium()) await aptInstall('chromium-headless-shell');
  if (!findChromium()) await downloadChromium(join(logDir, 'install-chromium.log')).catch(() => {});
  const found = findChromium();
  if (!found)
    throw new Refusal('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH.');
  return found;
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = CHROMIUMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...named, MAC_CHROME, chromium.executablePath()].find(existsSync);
}

function downloadChromium(log: string) {
  const args = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'];
  return step('Installing Chromium', () => runProcess({ name: 'Installing', args, cwd: ROOT, log }));
}

/** Where that is possible without asking anyone: as root, on Debian and its kin. */
async function aptInstall(name: string) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name}`, () => {
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    return Promise.resolve();
  });
}
