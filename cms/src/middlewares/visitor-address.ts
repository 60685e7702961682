import type { Context, Next } from 'koa';
import { visitorNetwork } from '../shared-with-web/server/visitor-network';

/** So that every limit, Strapi's own too, counts by the same `ctx.ip`. */
export default () =>
  async function visitorAddress(ctx: Context, next: Next): Promise<void> {
    ctx.request.ip = visitorNetwork(ctx.request.ip);
    await next();
  };
