// @ts-check
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeBuildBack } from './build-aside.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.mjs';
import { findNpm } from './install.mjs';
import { runProcess } from './processes.mjs';
import { step } from './progress.mjs';
import { ROOT } from './settings.mjs';

const CMS = join(ROOT, 'cms');
const CMS_DIST = join(CMS, 'dist');
export const CMS_BUILD = { dist: CMS_DIST, aside: join(CMS, '.cache/dist') };
const WEB_SOURCES = ['web', 'cms/src/shared', 'package-lock.json', 'package.json', 'tsconfig.json'];
const CMS_SOURCES = ['cms/src', 'cms/config', 'cms/tsconfig.json', 'cms/package-lock.json'];
const ADMIN_SOURCES = [
  'cms/src/admin',
  'cms/config/admin.ts',
  'cms/config/server.ts',
  'cms/package-lock.json',
];

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logDir
 */
export async function buildWeb(env, logDir) {
  const dist = join(ROOT, 'web/dist');
  const sources = fingerprint(ROOT, WEB_SOURCES);
  if (isStamped(dist, sources)) return;
  empty(dist);
  await build('Building the website', [findNpm(), 'run', 'build'], ROOT, env, join(logDir, 'build-web.log'));
  stamp(dist, sources);
}

/**
 * Compiles the server alone, which takes a tenth of the time, when the admin panel is still as it was built.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logDir
 */
export async function buildCms(env, logDir) {
  takeBuildBack(CMS_BUILD);
  const adminDist = join(CMS_DIST, 'build');
  const sources = fingerprint(ROOT, CMS_SOURCES);
  const adminSources = fingerprint(ROOT, ADMIN_SOURCES);
  const hasAdmin = isStamped(adminDist, adminSources);
  if (hasAdmin && isStamped(CMS_DIST, sources)) return;

  empty(CMS_DIST, hasAdmin ? ['build'] : []);
  const log = join(logDir, 'build-cms.log');
  if (hasAdmin) {
    await build('Compiling the CMS', [join(CMS, 'node_modules/typescript/bin/tsc')], CMS, env, log);
  } else {
    const strapi = join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js');
    await build('Building the CMS and its admin panel', [strapi, 'build'], CMS, env, log);
    stamp(adminDist, adminSources);
  }
  stamp(CMS_DIST, sources);
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {string} log
 */
function build(name, args, cwd, env, log) {
  return step(name, () => runProcess({ name, args, cwd, env: { ...env, NODE_ENV: 'production' }, log }));
}

/**
 * @param {string} folder
 * @param {string[]} keep
 */
function empty(folder, keep = []) {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder).filter((name) => !keep.includes(name))) {
    rmSync(join(folder, entry), { recursive: true });
  }
}
