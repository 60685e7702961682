import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isLocalName } from '../shared-with-web/own-machine';

/**
 * On a machine of one's own, where emulator and demo take passwords that everybody knows. Any page may point its own
 * name at 127.0.0.1 and read from there, but it is that name which the browser then sends:
 * https://en.wikipedia.org/wiki/DNS_rebinding
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async function knownHost(ctx: Context, next: Next): Promise<void> {
    const { isDeployment } = strapi.config.get('settings');
    if (isDeployment || isLocalName(nameOf(ctx.req.headers.host))) {
      await next();
    } else {
      ctx.status = 421;
      ctx.body = 'This server answers on localhost only.';
    }
  };

function nameOf(host: string | undefined): string {
  const address = `http://${host}`;
  return host && URL.canParse(address) ? new URL(address).hostname : '';
}
