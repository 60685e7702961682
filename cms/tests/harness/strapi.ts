import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { vi } from 'vitest';
import type { Environment } from './environment';

type OnLog = (entry: { level: string; message: string }) => void;

const APP_DIR = path.resolve(import.meta.dirname, '../..');

// Loaded late, since some libraries read NODE_ENV then; the ES modules of Strapi do not load.
const require = createRequire(import.meta.url);

let loadedFor: string | undefined;

/** Boots what is compiled, as if in a process of its own. */
export async function boot(environment: Environment, onLog: OnLog = () => {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  forgetModules();
  const before = new Set(listListeners().map(({ listener }) => listener));
  const listAdded = () => listListeners().filter(({ listener }) => !before.has(listener));
  try {
    const strapi = await load(environment, onLog);
    const added = listAdded();
    return { strapi, destroy: () => destroy(strapi, added) };
  } catch (error) {
    putBack(listAdded());
    throw error;
  }
}

async function load(environment: Environment, onLog: OnLog): Promise<Core.Strapi> {
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi');
  const strapi = createStrapi({
    appDir: APP_DIR,
    distDir: path.join(APP_DIR, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  for (const transport of strapi.log.transports) transport.silent = true;
  // What nobody catches is the test runner's here.
  strapi.log.exceptions.unhandle();
  strapi.log.on('data', onLog);
  // A transaction need not outlive the machine.
  if (!environment.DATABASE_URL) await strapi.db.connection.raw('PRAGMA synchronous = OFF');
  await strapi.load();
  // Its regular tasks would come between what a test counts.
  strapi.cron.stop();
  strapi.server.mount();
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  return strapi;
}

/**
 * The CMS read its settings when it was loaded, and its metrics are registered. Libraries, which take most of the time
 * of a start, stay as long as they were loaded for the same NODE_ENV, and so do the assistant's words, which read none.
 */
function forgetModules(): void {
  const isKept = (file: string) =>
    /node_modules\/(?!prom-client|koa2-ratelimit)|assistant\/(words|language|search)\//.test(file);
  const hasLibraries = loadedFor === process.env.NODE_ENV;
  for (const file of Object.keys(require.cache)) {
    if (!hasLibraries || !isKept(file)) Reflect.deleteProperty(require.cache, file);
  }
  loadedFor = process.env.NODE_ENV;
}

type Listener = Parameters<EventEmitter['off']>[1];

/** Of what all that is booted in this process shares. */
function listListeners() {
  return [process, process.stdout].flatMap((emitter: EventEmitter) =>
    emitter
      .eventNames()
      .flatMap((name) =>
        emitter.rawListeners(name).map((listener) => ({ emitter, name, listener: listener as Listener })),
      ),
  );
}

/** Strapi removes every listener of the process, the test runner's too. */
async function destroy(strapi: Core.Strapi, added: ReturnType<typeof listListeners>): Promise<void> {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    process.removeAllListeners = removeAllListeners;
    putBack(added);
  }
}

/** The next file runs in this process, too. */
function putBack(added: ReturnType<typeof listListeners>): void {
  for (const { emitter, name, listener } of added) emitter.off(name, listener);
  vi.unstubAllEnvs();
}
