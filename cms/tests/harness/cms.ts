import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, expect } from 'vitest';
import { createClient } from './client';
import { createEnvironment, type Environment } from './environment';
import { startKeySet } from '../third-parties/key-set';

export type Cms = Awaited<ReturnType<typeof startCms>>;

const APP_DIR = path.resolve(import.meta.dirname, '../..');

/** Boots the compiled CMS in this process, once a test file, and stops it at the file's end. */
export async function startCms(variables: Environment = {}) {
  const keySet = await startKeySet();
  Object.assign(process.env, await createEnvironment({ FIREBASE_JWKS_URL: keySet.url, ...variables }));
  const loggedErrors: string[] = [];
  const strapi = await boot(({ level, message }) => level.includes('error') && loggedErrors.push(message));
  afterEach(() => expect(loggedErrors.splice(0)).toEqual([]));
  const url = `http://127.0.0.1:${(strapi.server.httpServer.address() as AddressInfo).port}`;
  afterAll(async () => {
    await destroy(strapi);
    keySet.stop();
  });

  const signedIn = async (claims: JWTPayload) => createClient(url, `Bearer ${await keySet.sign(claims)}`);
  return {
    url,
    strapi,
    keySet,
    dataDir: path.join(process.env.DATA_DIR ?? '', 'cms'),
    signedIn,
    /** Each test must leave it empty: what it expects, it takes out. */
    loggedErrors,
    visitor: createClient(url),
    editor: await signedIn({ sub: 'editor-uid' }),
    as: (authorization: string | undefined) => createClient(url, authorization),
  };
}

async function boot(onLog: (entry: { level: string; message: string }) => void): Promise<Core.Strapi> {
  // Loaded late, because libraries read the environment then; by require, because the ES modules of Strapi do not load.
  const { createStrapi } = createRequire(import.meta.url)(
    '@strapi/strapi',
  ) as typeof import('@strapi/strapi');
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
  await strapi.load();
  // Its regular tasks would come between what a test counts.
  strapi.cron.stop();
  strapi.server.mount();
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  return strapi;
}

/** Strapi removes every listener of the process, the test runner's too. */
async function destroy(strapi: Core.Strapi): Promise<void> {
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  await strapi.destroy();
  process.removeAllListeners = removeAllListeners;
}
