import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { LOOPBACK } from '../shared-with-web/own-machine';

/** What containers call each other. */
const WITHOUT_A_DOT = /^[\w-]+$/;
/** Nobody can own such a name: https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
const BELOW_LOCALHOST = /^([a-z0-9_-]+\.)+localhost$/;

/**
 * On a machine of one's own, where emulator and demo take passwords that everybody knows. Any page may point its own
 * name at 127.0.0.1 and read from there, but it is that name which the browser then sends:
 * https://en.wikipedia.org/wiki/DNS_rebinding
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async function knownHost(ctx: Context, next: Next): Promise<void> {
    const { isDeployment, publicUrl } = strapi.config.get('settings');
    if (isDeployment || isKnown(ctx.req.headers.host, publicUrl)) {
      await next();
    } else {
      ctx.status = 421;
      ctx.body = 'This server answers on localhost, and under the name in CMS_PUBLIC_URL, only.';
    }
  };

function isKnown(host = '', publicUrl: string): boolean {
  const hostname = nameOf(host);
  if (!hostname) return false;
  const isLocal = [LOOPBACK, WITHOUT_A_DOT, BELOW_LOCALHOST].some((names) => names.test(hostname));
  return isLocal || hostname === new URL(publicUrl).hostname;
}

function nameOf(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}
