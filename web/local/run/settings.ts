import { join } from 'node:path';
import { DEMO_OWNER } from '../auth/accounts.mjs';
import { dataDirOf, folderOf } from '../bootstrap/folders.mjs';
import { requireSource } from '../bootstrap/source.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';

const { DEMO_ADMIN, DEMO_PROJECT } = requireSource(
  'cms/src/shared-with-web/own-machine.ts',
) as typeof import('../../../cms/src/shared-with-web/own-machine.ts');

/** What listens where; the order is the one in which they start. */
export const PORTS = [
  { variable: 'AUTH_EMULATOR_PORT', user: 'the sign-in emulator', standard: 9099 },
  { variable: 'CMS_PORT', user: 'the CMS', standard: 1337 },
  { variable: 'WEB_PORT', user: 'the website', standard: 3000 },
] as const;

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(env: NodeJS.ProcessEnv) {
  const projectId = env.FIREBASE_PROJECT_ID || DEMO_PROJECT;
  const dataDir = dataDirOf(env);
  return {
    ports: readPorts(env),
    dataDir,
    logDir: join(dataDir, 'logs'),
    projectId,
    usesEmulator: projectId.startsWith('demo-'),
    // The demo's admin has a public password: never into a database that may outlive this machine.
    isDemo: (env.DEMO || String(!namesDatabase(env) && !env.FIREBASE_API_KEY)) === 'true',
    // Who signs in with a real Firebase project may be anybody: the CMS asks who may edit.
    editors: env.EDITORS || (env.FIREBASE_API_KEY ? '' : '*'),
  };
}

function namesDatabase({ DATABASE_URL, DATABASE_URL_FILE }: NodeJS.ProcessEnv): boolean {
  return Boolean(DATABASE_URL || DATABASE_URL_FILE);
}

function readPorts(env: NodeJS.ProcessEnv) {
  const ports = { AUTH_EMULATOR_PORT: 0, CMS_PORT: 0, WEB_PORT: 0 };
  for (const { variable, standard } of PORTS) {
    const port = Number(env[variable] || standard);
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new Refusal(`${variable} must be a port number from 1 to 65535, not "${env[variable] ?? ''}".`);
    }
    const twin = PORTS.find((other) => ports[other.variable] === port);
    if (twin) throw new Refusal(`${twin.variable} and ${variable} are both ${port}: give each its own port.`);
    ports[variable] = port;
  }
  return ports;
}

/** The environment every process of the product gets on this machine. */
export function productEnv(settings: Settings, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { ports, dataDir, projectId, usesEmulator, isDemo, editors } = settings;
  return {
    ...env,
    HOST: '127.0.0.1',
    WEB_PORT: String(ports.WEB_PORT),
    CMS_PORT: String(ports.CMS_PORT),
    AUTH_EMULATOR_PORT: String(ports.AUTH_EMULATOR_PORT),
    DATA_DIR: dataDir,
    // As the commands for backups read it, wherever a process stands.
    BACKUP_DIR: folderOf('BACKUP_DIR', env) ?? '',
    SITE_URL: `http://localhost:${ports.WEB_PORT}`,
    CMS_URL: `http://127.0.0.1:${ports.CMS_PORT}`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: usesEmulator ? `127.0.0.1:${ports.AUTH_EMULATOR_PORT}` : '',
    EDITORS: editors,
    DEMO: String(isDemo),
    // One port for two servers on this machine.
    METRICS_PORT: '',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
}

/** Where everything is and how to get in, on one line. */
export function readyLine({ ports, usesEmulator, isDemo }: Settings): string {
  const owner = usesEmulator ? ` (sign in: ${DEMO_OWNER.email} / ${DEMO_OWNER.password})` : '';
  const admin = isDemo ? ` (${DEMO_ADMIN.email} / ${DEMO_ADMIN.password})` : '';
  return [
    `Ready: http://localhost:${ports.WEB_PORT}${owner}`,
    `admin panel http://localhost:${ports.CMS_PORT}/admin${admin}`,
    'Ctrl-C stops.',
  ].join('  ·  ');
}
