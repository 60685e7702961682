import path from 'node:path';
import type { Context, Next } from 'koa';
import { isShown } from '../pictures/removed-pictures';

/**
 * A day, not for ever: an editor may replace a picture under its address. Caches that visitors share ask again each
 * minute, because a picture that was deleted is to be gone there, too.
 */
const PUBLIC = 'public, max-age=86400, s-maxage=60, stale-if-error=86400';
const PRIVATE = 'private, max-age=3600';

/** What was deleted stays on the disk for its versions, and is there for nobody who has no key to it. */
export default () =>
  async function removedPictures(ctx: Context, next: Next): Promise<void> {
    const name = uploadedFile(ctx);
    if (!name) {
      await next();
      return;
    }
    sendWhole(ctx);
    const isGone = await strapi.get('removedPictures').has(name);
    if (!isGone || isShown(name, ctx.query.key)) await next();
    if (ctx.status >= 300) return ctx.set('Cache-Control', 'no-store');
    ctx.set('Cache-Control', isGone ? PRIVATE : PUBLIC);
    if (ctx.fresh) ctx.status = 304;
  };

/**
 * Strapi's file server tells wrong lengths of parts that end behind the file, or begin there: the client waits for what
 * never comes, or finds no HTTP. All of a picture is an answer, too: https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
function sendWhole(ctx: Context): void {
  delete ctx.req.headers.range;
}

/** By the path that Strapi's own file server will find, whatever way it is written. */
function uploadedFile({ method, path: address }: Context): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  try {
    const { dir, base } = path.parse(path.normalize(decodeURIComponent(address)));
    return /^[\\/]uploads$/i.test(dir) ? base : undefined;
  } catch {
    return undefined;
  }
}
