// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { logTail, startProcess } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { productEnv, ROOT } from './settings.mjs';

const START_TIMEOUT = 180_000;

/**
 * @typedef {import('./settings.mjs').Settings} Settings
 * @typedef {import('./processes.mjs').ChildProcess} ChildProcess
 * @typedef {import('./processes.mjs').Command & { health: string }} Service
 */

/**
 * Starts the emulator, the CMS and the website, and waits until each one answers.
 *
 * @param {Settings} settings
 * @param {{ isDevelopment?: boolean, hasEmulator?: boolean, cmsFlags?: string[] }} [options] `isDevelopment`: with
 *   hot reload and its output on the terminal; `hasEmulator: false`: another product's emulator is used; `cmsFlags`:
 *   what Node is told for the CMS
 * @returns {Promise<{ failure: Promise<never>, children: Map<string, ChildProcess> }>} `failure` is rejected when
 *   one of them ends by itself
 * @throws {Refusal} when one of them does not come up
 */
export async function startProduct(
  settings,
  { isDevelopment = false, hasEmulator = settings.usesEmulator, cmsFlags = [] } = {},
) {
  const children = new Map();
  const failures = [];
  const answers = [];
  for (const service of listServices(settings, { isDevelopment, hasEmulator, cmsFlags })) {
    const child = startProcess(service);
    children.set(service.name, child);
    const failure = failWhenEnded(child, service);
    failures.push(failure);
    answers.push(Promise.race([waitForAnswer(service), failure]));
  }
  await Promise.all(answers);
  return { failure: Promise.race(failures), children };
}

/**
 * @param {Settings} settings
 * @param {{ isDevelopment: boolean, hasEmulator: boolean, cmsFlags: string[] }} options
 * @returns {Service[]} in the order in which they start; they stop the other way round
 */
function listServices(settings, { isDevelopment, hasEmulator, cmsFlags }) {
  const { ports, logDir } = settings;
  const env = productEnv(settings, process.env);
  const log = (/** @type {string} */ name) => (isDevelopment ? 'inherit' : join(logDir, `${name}.log`));
  const cms = join(ROOT, 'cms');
  const strapi = join(cms, 'node_modules/@strapi/strapi/bin/strapi.js');
  const emulator = {
    name: 'The sign-in emulator',
    args: [join(ROOT, 'web/local/auth-emulator.mjs')],
    cwd: ROOT,
    env,
    log: log('auth'),
    health: `http://127.0.0.1:${ports.AUTH_EMULATOR_PORT}/`,
  };
  return [
    ...(hasEmulator ? [emulator] : []),
    {
      name: 'The CMS',
      args: [...cmsFlags, strapi, isDevelopment ? 'develop' : 'start'],
      cwd: cms,
      env: { ...env, NODE_ENV: 'development' },
      log: log('cms'),
      health: `http://127.0.0.1:${ports.CMS_PORT}/_health`,
    },
    {
      name: 'The website',
      args: [isDevelopment ? 'web/server/dev.mjs' : 'web/dist/server/main.js'],
      cwd: ROOT,
      env: { ...env, NODE_ENV: isDevelopment ? 'development' : 'production' },
      log: log('web'),
      health: `http://127.0.0.1:${ports.WEB_PORT}/healthz`,
    },
  ];
}

/**
 * @param {ChildProcess} child
 * @param {Service} service
 * @returns {Promise<never>}
 */
async function failWhenEnded(child, service) {
  const [code, signal] = await once(child, 'exit');
  throw new Refusal(
    `${service.name} stopped by itself (${signal ?? `exit code ${code}`}).${logTail(service)}`,
  );
}

/** @param {Service} service */
export async function waitForAnswer(service) {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    const response = await fetch(service.health).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Refusal(
    `${service.name} did not answer within ${START_TIMEOUT / 1000} seconds.${logTail(service)}`,
  );
}
