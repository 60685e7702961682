import { createHash } from 'node:crypto';
import type { Context, Next } from 'koa';
import { requireEditor } from '../auth/identity';
import { publicReads } from '../metrics/request-metrics';
import { readContentVersion } from '../cache/content-version';
import { hasFreshCookie } from '../shared-with-web/server/fresh-cookie';
import type { CachedAnswer, PublicCache } from '../cache/public-cache';
import { cacheKey, GRAPHQL, isRead, isRest } from './public-cache-key';

const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';

/**
 * Answers public reads, REST and GraphQL, from memory before Strapi starts to work on them. Who has just written
 * gets what is kept only if nothing has changed since.
 */
export default () =>
  async function publicCache(ctx: Context, next: Next): Promise<void> {
    if (GRAPHQL.test(ctx.path) && ctx.method !== 'POST') return refuseMethod(ctx);
    const key = isRead(ctx) && !(await isEditor(ctx)) && (await cacheKey(ctx));
    if (key) await answer(ctx, next, key);
    else await next();
  };

async function answer(ctx: Context, next: Next, key: string): Promise<void> {
  const cache = strapi.get('publicCache');
  const kept = hasJustWritten(ctx) ? undefined : cache.get(key);
  publicReads.inc({ from: kept ? 'memory' : 'database' });
  const cached = kept ?? (await readAnew(ctx, next, cache, key));
  if (cached) send(ctx, cached);
}

/** One of many equal requests does the work; the others take its answer, or work themselves if it has none. */
async function readAnew(
  ctx: Context,
  next: Next,
  cache: PublicCache,
  key: string,
): Promise<CachedAnswer | undefined> {
  const contentVersion = await readContentVersion();
  const unchanged = cache.getUnchanged(key, contentVersion);
  if (unchanged) return unchanged;
  const made = await cache.fill(key, contentVersion, async () => {
    await next();
    return readAnswer(ctx);
  });
  if (made) return made.answer;
  const shared = cache.getUnchanged(key, contentVersion);
  if (!shared) await next();
  return shared;
}

/** A query in an address would pass by what is kept. */
function refuseMethod(ctx: Context): void {
  ctx.status = 405;
  ctx.set('Allow', 'POST');
  ctx.body = 'Send queries here by POST.';
}

/** Signed: whatever else a visitor sends, his cache-control too, he reads from the cache. */
function hasJustWritten(ctx: Context): boolean {
  const { FRESH_COOKIE_SECRET } = strapi.config.get('settings').secrets;
  return hasFreshCookie(ctx.get('cookie'), FRESH_COOKIE_SECRET);
}

async function isEditor(ctx: Context): Promise<boolean> {
  if (!ctx.get('authorization')) return false;
  return requireEditor(ctx).then(
    () => true,
    () => false,
  );
}

/** Nothing when the answer is an error, which must not be repeated to others. */
function readAnswer(ctx: Context): CachedAnswer | undefined {
  if (ctx.status !== 200 || !ctx.body) return undefined;
  const text = typeof ctx.body === 'string' ? ctx.body : JSON.stringify(ctx.body);
  if (ctx.method === 'POST' && text.includes('"errors":')) return undefined;
  const body = Buffer.from(text);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, type: ctx.response.get('content-type') };
}

function send(ctx: Context, { body, etag, type }: CachedAnswer): void {
  ctx.status = 200;
  ctx.set('Content-Type', type);
  if (isRest(ctx)) {
    ctx.set({ ETag: etag, 'Cache-Control': CACHE_CONTROL });
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  } else {
    ctx.set('Cache-Control', 'no-store');
  }
  ctx.body = body;
}
