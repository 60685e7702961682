import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, expect } from 'vitest';
import { createClient } from './client';
import { createEnvironment, type Environment } from './environment';
import { createStartedEnvironment } from './first-start';
import { boot } from './strapi';
import { startKeySet } from '../third-parties/key-set';

export type Cms = Awaited<ReturnType<typeof startCms>>;

/** What a first start stores for good. */
const STORED = ['NODE_ENV', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DEMO', 'OWNER_FILE'];

/** Boots the compiled CMS in this process, once a test file, and stops it at the file's end. */
export async function startCms(variables: Environment = {}) {
  const keySet = await startKeySet();
  const isFirst = STORED.some((name) => name in variables);
  const create = isFirst ? createEnvironment : createStartedEnvironment;
  const environment = await create({ FIREBASE_JWKS_URL: keySet.url, ...variables });
  const loggedErrors: string[] = [];
  const { strapi, destroy } = await boot(
    environment,
    ({ level, message }) => level.includes('error') && loggedErrors.push(message),
  );
  afterEach(() => expect(loggedErrors.splice(0)).toEqual([]));
  const url = `http://127.0.0.1:${(strapi.server.httpServer.address() as AddressInfo).port}`;
  afterAll(async () => {
    await destroy();
    keySet.stop();
  });

  const signedIn = async (claims: JWTPayload) => createClient(url, `Bearer ${await keySet.sign(claims)}`);
  return {
    url,
    strapi,
    keySet,
    dataDir: path.join(environment.DATA_DIR ?? '', 'cms'),
    signedIn,
    /** Each test must leave it empty: what it expects, it takes out. */
    loggedErrors,
    visitor: createClient(url),
    editor: await signedIn({ sub: 'editor-uid' }),
    as: (authorization: string | undefined) => createClient(url, authorization),
  };
}
