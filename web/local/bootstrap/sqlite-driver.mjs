// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS, ROOT } from './folders.mjs';
import { Refusal } from './terminal.mjs';

const COMPILER = ['python3', 'make', 'g++'];
/** What its makefile hands to a shell as it stands. */
const UNCOMPILABLE = /["'`$();<>|]/;
const DRIVER = join(CMS, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** In a process of its own: one that has tried a driver for another Node never loads the one that takes its place. */
export function canOpenSqlite(cwd = CMS) {
  const open = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['--eval', open], { cwd }).status === 0;
}

/**
 * Node 24.19 to 24.21 end a process that collects as garbage what SQLite's driver has prepared, if the driver was
 * compiled for 24.19 or newer; one that is downloaded was compiled for 24.0. Node 24.22 bears both.
 * https://github.com/WiseLibs/better-sqlite3/issues/1515, https://github.com/nodejs/node/pull/63985
 */
export function refuseFatalDriver(node = process.versions.node, driver = DRIVER) {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  if (major !== 24 || minor < 19 || minor > 21) return;
  if (!readFileSync(driver).includes('RemoveEnvironmentCleanupHook')) return;
  throw new Refusal(
    `SQLite's driver was compiled here, which Node ${node} does not bear: please use Node 24.22 or newer, or 22.`,
  );
}

/** @param {string} log */
export function explainCompiling(log, { tools = COMPILER, folder = ROOT } = {}) {
  if (!log.includes('gyp ERR')) return undefined;
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length > 0)
    return new Refusal(
      `SQLite has to be compiled here, which needs ${missing.join(', ')}: please install it.`,
    );
  if (UNCOMPILABLE.test(folder))
    return new Refusal(
      `SQLite has to be compiled here, which fails in a folder with ${UNCOMPILABLE.exec(folder)?.[0]} in its name: please rename ${folder}.`,
    );
  if (!log.includes('related to network connectivity')) return undefined;
  return new Refusal(
    "SQLite's driver comes from github.com, or is compiled with what nodejs.org has, and neither could be reached: " +
      'set HTTPS_PROXY if you are behind a proxy, or npm_config_nodedir=/usr if the headers of Node are in /usr/include/node.',
  );
}
