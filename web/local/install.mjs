// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.mjs';
import { step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';

const COMPILER = ['python3', 'make', 'g++'];

/** @param {string} logDir */
export async function installWeb(logDir) {
  if (hasLockedPackages(ROOT)) return;
  await step("Installing the website's packages", () => npmCi(ROOT, join(logDir, 'install-web.log')));
}

/** @param {string} logDir */
export async function installCms(logDir) {
  const cms = join(ROOT, 'cms');
  const log = join(logDir, 'install-cms.log');
  try {
    if (!hasLockedPackages(cms)) {
      await step("Installing the CMS's packages", () => npmCi(cms, log));
    } else if (!canOpenSqlite(cms)) {
      await step('Rebuilding SQLite for this version of Node', () =>
        npm(['rebuild', 'better-sqlite3'], cms, log),
      );
    }
  } catch (error) {
    const missing = COMPILER.filter((tool) => spawnSync(tool, ['--version']).error);
    if (missing.length === 0) throw error;
    throw new Refusal(
      `SQLite had to be compiled, which needs ${missing.join(', ')}: install what is missing and start again.`,
    );
  }
}

/**
 * Compares the lock file with npm's own record of what it installed, which npm writes last.
 *
 * @param {string} folder
 */
export function hasLockedPackages(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const locked = Object.entries(readPackages(join(folder, 'package-lock.json')));
  return locked.every(([path, { version, optional, extraneous }]) => {
    const found = installed[path]?.version;
    return path === '' || found === version || (!found && (optional || extraneous));
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, extraneous?: boolean }>}
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

/** @param {string} cms */
function canOpenSqlite(cms) {
  try {
    const Database = createRequire(join(cms, 'package.json'))('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} cwd
 * @param {string} log
 */
function npmCi(cwd, log) {
  return npm(['ci', '--no-audit', '--no-fund'], cwd, log);
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} log
 */
function npm(args, cwd, log) {
  return runProcess({ name: `npm ${args[0]} in ${cwd}`, args: [findNpm(), ...args], cwd, log });
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
