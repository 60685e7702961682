import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { countRequest } from '../metrics/request-metrics';
import { describeRequest } from '../shared-with-web/server/log-line';
import {
  isProbe,
  loggedPath,
  REQUEST_ID_HEADER,
  requestIdOf,
  type LoggedRequest,
} from '../shared-with-web/server/request-log';

/** A line for each request, by an id that its other lines and the website's bear, too. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async function requestLog(ctx: Context, next: Next): Promise<void> {
    const begun = performance.now();
    const id = requestIdOf(ctx.get(REQUEST_ID_HEADER));
    ctx.state.requestId = id;
    ctx.set(REQUEST_ID_HEADER, id);
    await next();
    if (isProbe(ctx.path)) return;
    const request: LoggedRequest = {
      method: ctx.method,
      path: loggedPath(ctx.path),
      status: ctx.status,
      milliseconds: Math.round(performance.now() - begun),
    };
    countRequest(request);
    strapi.log.http(describeRequest(request), { request });
  };
