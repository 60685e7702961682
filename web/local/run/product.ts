import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CMS, ROOT } from '../bootstrap/folders.mjs';
import { logTail, startProcess, type ChildProcess, type Command } from '../bootstrap/processes.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';
import { productEnv, type Settings } from './settings.ts';

const START_TIMEOUT = 180_000;

type Service = Command & { health: string };

type Options = {
  /** With hot reload, and output on the terminal. */
  isDevelopment?: boolean;
  /** `false` when the emulator of another product is used. */
  hasEmulator?: boolean;
  /** What Node is told for the CMS. */
  cmsFlags?: string[];
};

/**
 * Starts the emulator, the CMS and the website, and waits until each one answers.
 *
 * @returns their processes, and a promise that is rejected when one of them ends by itself
 * @throws {Refusal} when one of them does not come up
 */
export async function startProduct(settings: Settings, options: Options = {}) {
  return startServices(listServices(settings, options));
}

export async function startServices(services: Service[]) {
  const started = services.map((service) => ({ service, child: startProcess(service) }));
  const failure = Promise.race(started.map(failWhenEnded));
  await Promise.race([failure, Promise.all(services.map(waitForAnswer))]);
  return { failure, children: new Map(started.map(({ service, child }) => [service.name, child])) };
}

/** In the order in which they start; they stop the other way round. */
function listServices(settings: Settings, options: Options): Service[] {
  const { isDevelopment = false, hasEmulator = settings.usesEmulator, cmsFlags = [] } = options;
  const { ports, logDir } = settings;
  const env = productEnv(settings, process.env);
  const log = (name: string) => (isDevelopment ? 'inherit' : join(logDir, `${name}.log`));
  const emulator = {
    name: 'The sign-in emulator',
    args: [join(ROOT, 'web/local/auth/emulator.mjs')],
    cwd: ROOT,
    env,
    log: log('auth'),
    health: `http://127.0.0.1:${ports.AUTH_EMULATOR_PORT}/`,
  };
  const cmsArgs = isDevelopment
    ? [join(CMS, 'node_modules/@strapi/strapi/bin/strapi.js'), 'develop']
    : [join(CMS, 'dist/src/start.js')];
  const cms = {
    name: 'The CMS',
    args: [...cmsFlags, ...cmsArgs],
    cwd: CMS,
    env: { ...env, NODE_ENV: 'development' },
    log: log('cms'),
    health: `http://127.0.0.1:${ports.CMS_PORT}/_health`,
  };
  const website = {
    name: 'The website',
    args: [isDevelopment ? 'web/server/dev.mjs' : 'web/dist/server/main.js'],
    cwd: ROOT,
    env: { ...env, NODE_ENV: isDevelopment ? 'development' : 'production' },
    log: log('web'),
    health: `http://127.0.0.1:${ports.WEB_PORT}/healthz`,
  };
  return hasEmulator ? [emulator, cms, website] : [cms, website];
}

async function failWhenEnded({ service, child }: { service: Service; child: ChildProcess }): Promise<never> {
  const [code, signal] = await once(child, 'exit');
  throw new Refusal(
    `${service.name} stopped by itself (${signal ?? `exit code ${code}`}).${logTail(service)}`,
  );
}

async function waitForAnswer(service: Service) {
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
