// @ts-check
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './refusal.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const DEMO_OWNER = { email: 'owner@example.com', password: 'Demo#2026', displayName: 'Arif Hasan' };
export const DEMO_ADMIN = { email: 'admin@example.com', password: 'Demo#2026' };

/** What listens where; the order is the one in which they start. */
export const PORTS = /** @type {const} */ ([
  { variable: 'AUTH_EMULATOR_PORT', user: 'the sign-in emulator', standard: 9099 },
  { variable: 'CMS_PORT', user: 'the CMS', standard: 1337 },
  { variable: 'WEB_PORT', user: 'the website', standard: 3000 },
]);

/**
 * @typedef {Record<(typeof PORTS)[number]['variable'], number>} Ports
 * @typedef {{ ports: Ports, dataDir: string, logDir: string, projectId: string, usesEmulator: boolean, isDemo: boolean, editors: string }} Settings
 */

/** Adds the `.env` beside package.json, when there is one, to what the shell already says. */
export function loadEnvFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const ports = /** @type {Ports} */ ({});
  for (const { variable, standard } of PORTS) {
    const port = Number(env[variable] || standard);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new Refusal(`${variable} must be a port number from 1 to 65535, not "${env[variable]}".`);
    }
    const twin = PORTS.find((other) => ports[other.variable] === port);
    if (twin) throw new Refusal(`${twin.variable} and ${variable} are both ${port}: give each its own port.`);
    ports[variable] = port;
  }
  const projectId = env.FIREBASE_PROJECT_ID || 'demo-portfolio';
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  return {
    ports,
    dataDir,
    logDir: join(dataDir, 'logs'),
    projectId,
    usesEmulator: projectId.startsWith('demo-'),
    // The demo's admin has a public password: never into a database that may outlive this machine.
    isDemo: (env.DEMO || String(!env.DATABASE_URL && !env.FIREBASE_API_KEY)) === 'true',
    // Who signs in with a real Firebase project may be anybody: the CMS asks who may edit.
    editors: env.EDITORS || (env.FIREBASE_API_KEY ? '' : '*'),
  };
}

/**
 * The environment every process of the product gets on this machine.
 *
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function productEnv({ ports, dataDir, projectId, usesEmulator, isDemo, editors }, env) {
  return {
    ...env,
    HOST: '127.0.0.1',
    WEB_PORT: String(ports.WEB_PORT),
    CMS_PORT: String(ports.CMS_PORT),
    AUTH_EMULATOR_PORT: String(ports.AUTH_EMULATOR_PORT),
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${ports.WEB_PORT}`,
    CMS_URL: `http://127.0.0.1:${ports.CMS_PORT}`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: usesEmulator ? `127.0.0.1:${ports.AUTH_EMULATOR_PORT}` : '',
    EDITORS: editors,
    DEMO: String(isDemo),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}
