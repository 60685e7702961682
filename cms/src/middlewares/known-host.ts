import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { LOOPBACK } from '../deployment';

/** What containers call each other. */
const WITHOUT_A_DOT = /^[\w-]+$/;

/**
 * On a machine of one's own, where emulator and demo take passwords that everybody knows. Any page may point its own
 * name at 127.0.0.1 and read from there, but it is that name which the browser then sends:
 * https://en.wikipedia.org/wiki/DNS_rebinding
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async function knownHost(ctx: Context, next: Next): Promise<void> {
    if (strapi.config.get('settings').isDeployment || isLocal(ctx.req.headers.host)) {
      await next();
    } else {
      ctx.status = 421;
      ctx.body = 'This server answers on localhost only.';
    }
  };

function isLocal(host = ''): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return LOOPBACK.test(hostname) || WITHOUT_A_DOT.test(hostname);
}
