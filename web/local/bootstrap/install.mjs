// @ts-check
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CMS, ROOT } from './folders.mjs';
import { takeLock } from './lock.mjs';
import { runProcess } from './processes.mjs';
import { canOpenSqlite, explainCompiling, refuseFatalDriver } from './sqlite-driver.mjs';
import { Refusal, step } from './terminal.mjs';

/** Whatever the shell's NODE_ENV or an .npmrc says of either. None needs its install script but SQLite's driver. */
export const INSTALL = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
export const REBUILD = ['rebuild', '--ignore-scripts=false'];

/** Installs what is missing. */
export async function installPackages() {
  const hasWeb = hasLockedPackages(ROOT);
  const hasCms = hasLockedPackages(CMS);
  if (hasWeb && hasCms && canOpenSqlite()) return refuseFatalDriver();
  const release = await takeLock({
    file: join(ROOT, '.data/installing.json'),
    refusal: (pid) => `Packages are being installed already (process ${pid}): try again when they are there.`,
  });
  await Promise.all([hasWeb || npm("Installing the website's packages", INSTALL, ROOT), installCms(hasCms)]);
  release();
  refuseFatalDriver();
}

/** @param {boolean} hasPackages */
async function installCms(hasPackages) {
  if (!hasPackages) await npm("Installing the CMS's packages", INSTALL, CMS);
  if (!canOpenSqlite())
    await npm('Fetching SQLite, or compiling it, which takes minutes', [...REBUILD, 'better-sqlite3'], CMS);
}

/**
 * @param {string} label
 * @param {string[]} args
 * @param {string} cwd
 */
async function npm(label, args, cwd) {
  const log = join(ROOT, `.data/logs/install-${cwd === CMS ? 'cms' : 'web'}.log`);
  const name = `npm ${args[0]} in ${cwd}`;
  try {
    await step(label, () => runProcess({ name, args: [findNpm(), ...args], cwd, log }));
  } catch (error) {
    throw explainCompiling(readFileSync(log, 'utf8')) ?? error;
  }
}

/**
 * Compares the lock file with npm's own record of what it installed, which npm writes last.
 *
 * @param {string} folder
 */
export function hasLockedPackages(folder) {
  const installed = readRecord(join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const locked = Object.entries(readPackages(join(folder, 'package-lock.json')));
  return locked.every(([path, { version, optional, extraneous }]) => {
    const found = installed[path]?.version;
    return path === '' || found === version || (!found && (optional || extraneous));
  });
}

/** @param {string} file which a full disk, or a power cut, may have left empty */
function readRecord(file) {
  try {
    return readPackages(file);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, extraneous?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** The script of npm, so that it runs as our child, without a shell between. */
export function findNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const candidates = [process.env.npm_execpath ?? '', ...folders]
    .filter(existsSync)
    .map((path) => realpathSync(path));
  const script = candidates.find((path) => path.endsWith('npm-cli.js'));
  if (!script) throw new Refusal('npm is not on the PATH: install the npm that comes with Node.');
  return script;
}
