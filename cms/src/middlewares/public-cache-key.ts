import { createHash } from 'node:crypto';
import { errors } from '@strapi/utils';
import { getOperationAST, OperationTypeNode, parse as parseQuery } from 'graphql';
import type { Context } from 'koa';
import { z } from 'zod';
import { identify } from '../auth/identity';
import { SEARCH } from '../cache/public-cache';
import { PARSE_OPTIONS } from '../graphql/validation-rules';
import { CACHED_ROUTES } from '../public-api';
import { checkNesting } from '../shared/nesting';
import { refuseBody } from './form-parsing';

export const GRAPHQL = /^\/graphql\/?$/i;
/** What its body parser takes. */
const JSON_TYPES = ['json', '+json', 'application/csp-report'];
/** In Apollo's order of preference. */
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
/** Bytes. A case study may have 90,000, in letters of three bytes each. */
const MAX_QUERY = 128 * 1024;
/** What can be asked in more ways than there are projects. */
const SEARCHES = /\b(searchProjects|myProjects|projectPage)\b/;
/** What a link to a draft shows: only as long as the link is good. */
const PREVIEW = /\bpreviewedProject\b/;
/** The variables of the gallery as it is without a search. */
const wholeGallery = z.strictObject({
  q: z.literal('').nullish(),
  technologies: z.array(z.string()).max(0).nullish(),
  platform: z.literal('').nullish(),
  page: z.number().nullish(),
});

const graphqlRequest = z.object({
  query: z.string(),
  variables: z.unknown().optional(),
  operationName: z.unknown().optional(),
});

/** Whether the public cache may know the answer. */
export function isRead(ctx: Context): boolean {
  if (isRest(ctx)) return routeOf(ctx) !== undefined;
  return ctx.method === 'POST' && GRAPHQL.test(ctx.path) && Boolean(ctx.is(JSON_TYPES));
}

export function isRest({ method }: Context): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Of what decides the answer to a read and nothing else, in one order, as short as a hash.
 * @returns nothing for what is not kept
 */
export async function cacheKey(ctx: Context): Promise<string | undefined> {
  return isRest(ctx) ? restKey(ctx) : graphqlKey(ctx);
}

function restKey(ctx: Context): string | undefined {
  const route = routeOf(ctx);
  if (!route) return undefined;
  const { path, pattern, byQuery } = route;
  return hash(path, pattern.exec(ctx.path)?.slice(1), byQuery && ctx.query);
}

function routeOf({ path }: Context) {
  return CACHED_ROUTES.find(({ pattern }) => pattern.test(path));
}

async function graphqlKey(ctx: Context): Promise<string | undefined> {
  const body = parse(await readText(ctx).catch(refuseBody));
  ctx.request.body = body;
  // Only at this very address strapi::body does not read the body once more.
  ctx.url = '/graphql';
  const { data } = graphqlRequest.safeParse(body);
  if (!data || !isQuery(data.query, data.operationName) || PREVIEW.test(data.query)) return undefined;
  const { query, variables, operationName } = data;
  const accepted = ctx.accepts(...GRAPHQL_TYPES);
  const key = hash('graphql', await whoAsks(ctx), accepted, query, variables, operationName);
  const isWhole = !query.includes('"') && wholeGallery.safeParse(variables ?? {}).success;
  return SEARCHES.test(query) && !isWhole ? SEARCH + key : key;
}

/** A request that is no query, or cannot be read, goes on to Apollo. */
function isQuery(text: string, operationName: unknown): boolean {
  // Only what has the word may be a mutation; the rest need not be read twice.
  if (!text.includes('mutation')) return true;
  try {
    const document = parseQuery(text, { ...PARSE_OPTIONS, noLocation: true });
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
  // Of what sorts, the first says most: https://docs.strapi.io/cms/api/rest/sort-pagination
  const inOrder = entries.map(([key, inner]): [string, unknown] => [
    key,
    key === 'sort' ? inner : sorted(inner),
  ]);
  return Object.fromEntries(inOrder);
}

async function readText(ctx: Context): Promise<string> {
  if (Number(ctx.get('content-length')) > MAX_QUERY)
    throw new errors.PayloadTooLargeError('This query is too large.');
  const chunks: Buffer[] = [];
  let size = 0;
  const body: AsyncIterable<Buffer> = ctx.req.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
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
