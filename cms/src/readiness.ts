import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { keptFor } from './shared-with-web/server/kept-for';
import { GRACE, NOTICE, type Readiness } from './shared-with-web/server/readiness';

let isClosing = false;
let running = 0;

/** How long an answer holds, in milliseconds, whoever asks. */
const FRESH = 500;

/** `/readyz` says whether requests should be sent here, and what is missing; `/healthz`, that the process lives. */
export function answerReadiness(strapi: Core.Strapi): void {
  isClosing = false;
  const check = keptFor(FRESH, () => checkAll(strapi));
  strapi.server.httpServer.on('request', (_, response) => {
    running += 1;
    response.once('close', () => (running -= 1));
  });
  const healthz = (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'ok';
  };
  const readyz = async (ctx: Context) => {
    const checks = await check();
    const isReady = !isClosing && Object.values(checks).every(Boolean);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isReady ? 200 : 503;
    ctx.body = { status: isReady ? 'ready' : 'not ready', checks };
  };
  strapi.server.routes([
    { method: 'GET', path: '/healthz', handler: healthz, config: { auth: false } },
    { method: 'GET', path: '/readyz', handler: readyz, config: { auth: false } },
  ]);
}

/** Before anything ends: GraphQL is the first, and would refuse what is asked until others know that this one goes. */
export function finishRequestsFirst(strapi: Core.Strapi): void {
  const destroy = strapi.destroy.bind(strapi);
  strapi.destroy = async () => {
    await finishRequests(strapi);
    await destroy();
  };
}

/** Stops being ready, and lets the requests end that are under way: Strapi would cut them off. */
async function finishRequests({ config, log, server }: Core.Strapi): Promise<void> {
  isClosing = true;
  if (config.get('settings').isProduction) await wait(NOTICE);
  const deadline = Date.now() + GRACE;
  while (running > 0 && Date.now() < deadline) await wait(50);
  if (running > 0) log.warn(`${running} requests were cut off.`);
  // Who comes now can ask another one.
  server.httpServer.close();
}

async function checkAll(strapi: Core.Strapi): Promise<Readiness['checks']> {
  const [database, disk] = await Promise.all([strapi.get('databaseWatch').check(), canStorePictures(strapi)]);
  return { database, disk };
}

/** A disk that is full is another matter: what is public can still be read. */
async function canStorePictures(strapi: Core.Strapi): Promise<boolean> {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return true;
  return access(path.join(strapi.dirs.static.public, 'uploads'), constants.W_OK).then(
    () => true,
    () => false,
  );
}
