import type { MiddlewareHandler } from 'hono';
import { LOOPBACK } from '../../../cms/src/shared-with-web/own-machine';

/**
 * With the emulator everybody knows the passwords. Any page may point its own name at 127.0.0.1 and read from there,
 * but it is that name which the browser then sends: https://en.wikipedia.org/wiki/DNS_rebinding
 */
export const localHostsOnly: MiddlewareHandler = async (context, next) => {
  if (isLoopback(context.req.url)) return next();
  return context.text('This server answers on localhost only.', 421);
};

export function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
}
