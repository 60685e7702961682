// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.mjs';
import { step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @returns {string | undefined} the folder of PostgreSQL's server programs */
export function findPostgres() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** @returns {Promise<string | undefined>} where PostgreSQL is, if it is or could be installed */
export async function installPostgres() {
  return findPostgres() ?? (await aptInstall('postgresql'), findPostgres());
}

/**
 * @param {string} logDir
 * @returns {Promise<string>} the browser for the tests
 */
export async function installChromium(logDir) {
  const found = findChromium() ?? (await aptInstall('chromium'), findChromium());
  if (found) return found;
  const args = [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'];
  const log = join(logDir, 'install-chromium.log');
  await step('Installing Chromium', () => runProcess({ name: 'Installing', args, cwd: ROOT, log })).catch(
    () => {},
  );
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new Refusal('The browser tests need Chromium: install it, or name one with CHROMIUM_PATH.');
}

/** @returns {string | undefined} */
function findChromium() {
  const named = CHROMIUMS.flatMap((name) => pathFolders().map((folder) => join(folder, name)));
  const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
  return [process.env.CHROMIUM_PATH ?? '', ...named, MAC_CHROME, chromium.executablePath()].find(existsSync);
}

/**
 * Where that is possible without asking anyone: as root, on Debian and its kin.
 *
 * @param {string} name
 */
async function aptInstall(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${name}`, async () => {
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  });
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter);
}
