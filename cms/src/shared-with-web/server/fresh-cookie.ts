import { createHmac, timingSafeEqual } from 'node:crypto';

export const FRESH_SECONDS = 10;

/**
 * Lets an editor read past every cache for ten seconds after a write, so that no process shows him what was before:
 * `fresh=<expiry>.<signature>`. Signed, because reading past the caches is what a flood would like to do. The CMS
 * gives it, the CMS and the website accept it. Free of dependencies: the website imports it.
 */
export function createFreshCookie(secret: string, now = Date.now()): string {
  const expiry = String(Math.ceil(now / 1000) + FRESH_SECONDS);
  return `fresh=${expiry}.${sign(expiry, secret)}`;
}

export function hasFreshCookie(header: string | undefined, secret: string, now = Date.now()): boolean {
  const [, expiry = '', signature = ''] =
    /(?:^|; *)fresh=(\d{10})\.([\w-]{43})(?:;|$)/.exec(header ?? '') ?? [];
  if (!expiry || Number(expiry) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(expiry, secret)));
}

function sign(expiry: string, secret: string): string {
  return createHmac('sha256', secret).update(`fresh ${expiry}`).digest('base64url');
}
