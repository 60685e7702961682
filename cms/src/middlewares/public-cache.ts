import { createHash } from 'node:crypto';
import { errors } from '@strapi/utils';
import { getOperationAST, OperationTypeNode, parse as parseQuery } from 'graphql';
import type { Context, Next } from 'koa';
import type { Settings } from '../../config/settings';
import { identify, requireEditor } from '../auth/identity';
import { readContentVersion } from '../shared/content-version';
import { hasFreshCookie } from '../shared/fresh-cookie';
import { checkNesting } from '../shared/nesting';
import type { CachedAnswer, PublicCache } from '../shared/public-cache';
import { discardBody } from './discard-body';
import { refuseBody } from './form-parsing';

/**
 * As the router reads them: in any case, with or without a slash at the end. They take no parameters, so whatever is
 * sent along changes nothing.
 */
const WITHOUT_PARAMETERS = /^\/api\/(portfolio|site|assistant\/suggestions)\/?$/i;
const WITH_PARAMETERS = /^\/api\/projects(\/[\w-]+)?\/?$/i;
const GRAPHQL = /^\/graphql\/?$/i;
/** What its body parser takes. */
const JSON_TYPES = ['json', '+json', 'application/csp-report'];
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=59, stale-if-error=86400';
/** In Apollo's order of preference. */
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
const MAX_QUERY = 100 * 1024;
const MAX_TOKENS = 1000;

/**
 * Answers public reads, REST and GraphQL, from memory before Strapi starts to work on them. Who has just written
 * gets what is kept only if nothing has changed since.
 */
export default () =>
  async function publicCache(ctx: Context, next: Next): Promise<void> {
    if (GRAPHQL.test(ctx.path) && ctx.method !== 'POST') return refuseMethod(ctx);
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
  if (made) return made.answer;
  const shared = cache.getUnchanged(key, contentVersion);
  if (!shared) await next();
  return shared;
}

function isRead(ctx: Context): boolean {
  if (isRest(ctx)) return WITHOUT_PARAMETERS.test(ctx.path) || WITH_PARAMETERS.test(ctx.path);
  return ctx.method === 'POST' && GRAPHQL.test(ctx.path) && Boolean(ctx.is(JSON_TYPES));
}

function isRest({ method }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A query in an address would pass by what is kept. */
function refuseMethod(ctx: Context): void {
  ctx.status = 405;
  ctx.set('Allow', 'POST');
  ctx.body = 'Send queries here by POST.';
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
  if (isRest(ctx)) return restKey(ctx);
  const body = parse(await readText(ctx).catch(refuseBody));
  ctx.request.body = body;
  // Only at this very address strapi::body does not read the body once more.
  ctx.url = '/graphql';
  const { query, variables, operationName } = (body ?? {}) as Record<string, unknown>;
  if (typeof query !== 'string' || !isQuery(query, operationName)) return undefined;
  return hash('graphql', await whoAsks(ctx), ctx.accepts(...GRAPHQL_TYPES), query, variables, operationName);
}

function restKey(ctx: Context): string {
  const path = ctx.path.replace(/\/$/, '');
  const projects = WITH_PARAMETERS.exec(path);
  return projects ? hash('projects', projects[1], ctx.query) : hash(path.toLowerCase());
}

/** A request that is no query, or cannot be read, goes on to Apollo. */
function isQuery(text: string, operationName: unknown): boolean {
  // Only what has the word may be a mutation; the rest need not be read twice.
  if (!text.includes('mutation')) return true;
  try {
    const document = parseQuery(text, { maxTokens: MAX_TOKENS, noLocation: true });
    const name = typeof operationName === 'string' ? operationName : undefined;
    return getOperationAST(document, name)?.operation === OperationTypeNode.QUERY;
  } catch {
    return false;
  }
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
