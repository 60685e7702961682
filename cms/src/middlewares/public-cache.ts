import { createHash } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import type { CachedAnswer, PublicCache } from '../shared/public-cache';

const PUBLIC_READS = /^\/api\/(portfolio|projects(\/[\w-]+)?|assistant\/suggestions)\/?$/;
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';
const MAX_QUERY = 100 * 1024;

/** Answers public reads, REST and GraphQL, from memory before Strapi starts to work on them. */
export default () =>
  async function publicCache(ctx: Context, next: Next): Promise<void> {
    const key = await cacheKey(ctx);
    const cache = strapi.get<PublicCache>('publicCache');
    if (!key || ctx.get('cache-control') === 'no-cache') return next();

    const cached = cache.get(key) ?? (await makeOrWait(ctx, next, cache, key));
    if (cached) send(ctx, cached);
  };

/** One of many equal requests does the work; the others take its answer, or work themselves if it has none. */
async function makeOrWait(
  ctx: Context,
  next: Next,
  cache: PublicCache,
  key: string,
): Promise<CachedAnswer | undefined> {
  const made = await cache.fill(key, async () => {
    await next();
    return readAnswer(ctx);
  });
  if (made) return readAnswer(ctx);
  const shared = cache.get(key);
  if (!shared) await next();
  return shared;
}

async function cacheKey(ctx: Context): Promise<string | undefined> {
  if (ctx.method === 'GET' && PUBLIC_READS.test(ctx.path)) return ctx.url;
  const isQuery = ctx.method === 'POST' && ctx.path === '/graphql' && ctx.is('json');
  if (!isQuery || ctx.get('authorization')) return undefined;
  const text = await readText(ctx);
  ctx.request.body = parse(text);
  return text.includes('mutation') ? undefined : `${ctx.get('accept')} ${text}`;
}

async function readText(ctx: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_QUERY) throw new errors.PayloadTooLargeError('This query is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new errors.ValidationError('This request cannot be read: its body is not JSON.');
  }
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
  if (ctx.method === 'GET') {
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
