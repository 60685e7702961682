import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/** How long requests may take to end after SIGTERM, in milliseconds. */
const GRACE = 20_000;

let isClosing = false;
let running = 0;

/** `/_ready` says whether requests should be sent here; `/_health`, Strapi's own, that the process lives. */
export function answerReadiness(strapi: Core.Strapi): void {
  isClosing = false;
  strapi.server.httpServer.on('request', (_, response) => {
    running += 1;
    response.once('close', () => (running -= 1));
  });
  const handler = async (ctx: Context) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.status = (await isReady(strapi)) ? 200 : 503;
    ctx.body = ctx.status === 200 ? 'ready' : 'not ready';
  };
  strapi.server.routes([{ method: 'GET', path: '/_ready', handler, config: { auth: false } }]);
}

/** Stops being ready, and lets the requests end that are under way: Strapi would cut them off. */
export async function finishRequests({ log }: Core.Strapi): Promise<void> {
  isClosing = true;
  const deadline = Date.now() + GRACE;
  while (running > 0 && Date.now() < deadline) await wait(50);
  if (running > 0) log.warn(`${running} requests were cut off.`);
}

async function isReady(strapi: Core.Strapi): Promise<boolean> {
  return !isClosing && (await strapi.get('databaseWatch').check()) && (await canStorePictures(strapi));
}

async function canStorePictures(strapi: Core.Strapi): Promise<boolean> {
  if (strapi.config.get('plugin::upload.provider') !== 'local') return true;
  return access(path.join(strapi.dirs.static.public, 'uploads'), constants.W_OK).then(
    () => true,
    () => false,
  );
}
