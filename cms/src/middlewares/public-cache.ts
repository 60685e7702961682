import { createHash } from 'node:crypto';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import { identify, requireEditor } from '../auth/identity';
import { readContentVersion } from '../shared/content-version';
import { hasFreshCookie } from '../shared/fresh-cookie';
import { checkNesting } from '../shared/nesting';
import type { CachedAnswer, PublicCache } from '../shared/public-cache';
import { discardBody } from './discard-body';
import { refuseBody } from './form-parsing';

/** They take no parameters, so whatever is sent along changes nothing. */
const WITHOUT_PARAMETERS = /^\/api\/(portfolio|assistant\/suggestions)\/?$/;
const WITH_PARAMETERS = /^\/api\/projects(\/[\w-]+)?\/?$/;
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';
/** In Apollo's order of preference. */
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
const MAX_QUERY = 100 * 1024;

/**
 * Answers public reads, REST and GraphQL, from memory before Strapi starts to work on them. Who has just written
 * gets what is kept only if nothing has changed since.
 */
export default () =>
  async function publicCache(ctx: Context, next: Next): Promise<void> {
    if (!isRead(ctx) || (await isEditor(ctx))) return next();
    const key = await cacheKey(ctx);
    if (!key) return next();

    const cache = strapi.get<PublicCache>('publicCache');
    const cached =
      (hasJustWritten(ctx) ? undefined : cache.get(key)) ?? (await readAnew(ctx, next, cache, key));
    if (cached) send(ctx, cached);
  };

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
  if (made) return readAnswer(ctx);
  const shared = cache.getUnchanged(key, contentVersion);
  if (!shared) await next();
  return shared;
}

function isRead(ctx: Context): boolean {
  if (ctx.method === 'GET') return WITHOUT_PARAMETERS.test(ctx.path) || WITH_PARAMETERS.test(ctx.path);
  return ctx.method === 'POST' && ctx.path === '/graphql' && Boolean(ctx.is('json'));
}

/** Signed: whatever else a visitor sends, his cache-control too, he reads from the cache. */
function hasJustWritten(ctx: Context): boolean {
  const { FRESH_COOKIE_SECRET } = strapi.config.get<Settings['secrets']>('settings.secrets');
  return hasFreshCookie(ctx.get('cookie'), FRESH_COOKIE_SECRET);
}

async function isEditor(ctx: Context): Promise<boolean> {
  if (!ctx.get('authorization')) return false;
  return requireEditor(ctx).then(
    () => true,
    () => false,
  );
}

/** Of what decides the answer and nothing else, in one order, as short as a hash. */
async function cacheKey(ctx: Context): Promise<string | undefined> {
  const path = ctx.path.replace(/\/$/, '');
  if (ctx.method === 'GET') return hash(path, WITH_PARAMETERS.test(path) ? ctx.query : undefined);
  const body = parse(await readText(ctx).catch(refuseBody));
  ctx.request.body = body;
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string' || query.includes('mutation')) return undefined;
  return hash(path, await whoAsks(ctx), ctx.accepts(...GRAPHQL_TYPES), query, variables, operationName);
}

/** An answer may depend on the account that asks for it. */
async function whoAsks(ctx: Context): Promise<string> {
  if (!ctx.get('authorization')) return 'visitor';
  return identify(ctx).then(
    ({ uid }) => `account ${uid}`,
    () => 'unidentified',
  );
}

function hash(...parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(parts)), 'utf8')
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

async function readText(ctx: Context): Promise<string> {
  if (Number(ctx.get('content-length')) > MAX_QUERY) {
    discardBody(ctx);
    throw new errors.PayloadTooLargeError('This query is too large.');
  }
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
    return checkNesting(JSON.parse(text));
  } catch (error) {
    if (error instanceof errors.ValidationError) throw error;
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
