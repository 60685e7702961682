import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Handler } from 'hono';
import http, { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { createGzip } from 'node:zlib';
import { BusyError } from '../src/lib/limit';
import { isRead, isShortQuestion } from './graphql-reads';
import { beginningOf, type Beginning } from './request-body';
import { accepts } from './stored-text';
import { clientAddress } from './visitors/client-address';
import { createVisitorLimits, type InTurn } from './visitors/visitor-limits';

type Options = {
  target: string;
  /** How many proxies stand in front of this server: their x-forwarded-for entries are believed. */
  trustedProxies: number;
  /** How long the target may keep silent, in ms. */
  timeout?: number;
};

const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'upgrade'];

/** What Strapi sends along for its admin panel: longer than many an answer that passes here, which is JSON or a WebP. */
const PAGE_POLICIES = [
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

/** Node itself marks where an answer ends: HTTP/1.0 knows no chunks. */
const KEPT_FROM_VISITORS = [...HOP_BY_HOP, 'transfer-encoding', ...PAGE_POLICIES];

/** Below Node's keep-alive limit of 5 s, so that the target never closes a connection just being used again. */
const IDLE_LIMIT = 4000;

/** Requests of all that the target works on and that wait. */
const ALL = { running: 128, waiting: 1024 };
/** More questions of one visitor's that run would keep the CMS's only process from all others for too long. */
const QUESTIONS = { each: { running: 2, waiting: 512 }, all: ALL };
/** A page asks for some twenty pictures at once, and a slow visitor takes long to get one. */
const FILES = { each: { running: 8, waiting: 512 }, all: ALL };

/** How long a read may take before it is asked again: the CMS needs up to 5 s to say that its database is away. */
const READ_TIMEOUT = 5500;
/** Also `application/graphql-response+json`. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/;
/** In bytes; what is shorter hardly gets shorter. */
const COMPRESSED_FROM = 1024;
/** A proxy's word for a server that has not answered. */
const NO_ANSWER = 502;

type Outgoing = {
  address: string;
  signal: AbortSignal;
  timeout: number;
  body: Beginning;
  /** Whether it may be sent a second time when there is no answer. */
  again?: boolean;
};

/** What has not reached the visitor yet. */
type Answered = { upstream: ClientRequest; answer: IncomingMessage };

type NodeContext = Context<{ Bindings: HttpBindings }>;

/** Passes a request on as it streams in, and the answer as it streams out. */
export function proxyTo({
  target,
  trustedProxies,
  timeout = 120_000,
}: Options): Handler<{ Bindings: HttpBindings }> {
  const { origin, protocol, host } = new URL(target);
  const client = protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, timeout: IDLE_LIMIT });
  const limits = {
    files: createVisitorLimits({ ...FILES, trustedProxies }),
    reads: createVisitorLimits({ ...QUESTIONS, trustedProxies }),
    writes: createVisitorLimits({ ...QUESTIONS, trustedProxies }),
  };

  return async (context) => {
    const { incoming } = context.env;
    try {
      await limits[kindOf(context)].run(incoming, (inTurn, gone) => forward(context, inTurn, gone));
    } catch (error) {
      if (incoming.socket.destroyed) return RESPONSE_ALREADY_SENT;
      if (!(error instanceof BusyError)) throw error;
      refuse(context.env, 503, 'The server is busy. Please try again.');
    }
    return RESPONSE_ALREADY_SENT;
  };

  async function forward(context: NodeContext, inTurn: InTurn, signal: AbortSignal): Promise<void> {
    const { incoming } = context.env;
    // Not incoming.url, which may be a whole address or lead elsewhere by its dots.
    const { pathname, search } = new URL(context.req.url);
    const body = await beginningOf(incoming);
    const request: Outgoing = { address: origin + pathname + search, signal, timeout, body };
    const again = isShortQuestion(incoming, pathname) && isRead(body.bytes);
    const first = { ...request, again, timeout: again ? Math.min(READ_TIMEOUT, timeout) : timeout };
    const answered = await inTurn(async () => {
      const answer = await ask(context, first);
      return answer === 'again' ? ask(context, request) : answer;
    });
    if (typeof answered === 'object') await passOn(context, answered);
    else refuse(context.env, 502, 'The server is not reachable. Please try again.');
  }

  /** The target's answer when that begins, or that there is none and whether to ask `again`. */
  function ask({ env }: NodeContext, { address, signal, timeout, body, again }: Outgoing) {
    const { incoming } = env;
    const headers = { ...forwardedHeaders(incoming, trustedProxies), host };
    const { method } = incoming;
    const upstream = client.request(address, { method, headers, agent, timeout, signal });

    return new Promise<Answered | 'again' | 'none'>((resolve) => {
      upstream.on('response', (answer) => {
        if (!again || answer.statusCode !== NO_ANSWER) return resolve({ upstream, answer });
        answer.resume();
        resolve('again');
      });
      upstream.on('timeout', () => upstream.destroy());
      upstream.on('error', () => {
        incoming.unpipe(upstream);
        resolve(again ? 'again' : 'none');
      });
      if (body.isWhole) return upstream.end(body.bytes);
      upstream.write(body.bytes);
      incoming.pipe(upstream);
    });
  }
}

/** Not by `pipeline`, which listens seven times for the end: with the others who wait for it, Node warned of a leak. */
function passOn({ env }: NodeContext, { upstream, answer }: Answered): Promise<void> {
  const { incoming, outgoing } = env;
  const headers = without(KEPT_FROM_VISITORS, answer.headers);
  const isShrinkable = mayCompress(answer);
  const isCompressed = isShrinkable && takesGzip(incoming);
  outgoing.writeHead(answer.statusCode ?? NO_ANSWER, {
    ...(isCompressed ? compressed(headers) : headers),
    ...((isShrinkable || answer.statusCode === 304) && {
      vary: [headers.vary, 'accept-encoding'].filter(Boolean).join(', '),
    }),
  });
  outgoing.flushHeaders();
  const body = isCompressed ? answer.pipe(createGzip()) : answer;
  return new Promise((resolve) => {
    const end = () => {
      answer.destroy();
      body.destroy();
      // Refused before its body had come: the rest would hold this connection to the target for minutes.
      if (!upstream.writableFinished) {
        incoming.unpipe(upstream).resume();
        upstream.destroy();
      }
      resolve();
    };
    answer.once('error', () => outgoing.destroy());
    body.once('error', () => outgoing.destroy());
    if (outgoing.destroyed) return end();
    outgoing.once('close', end);
    body.pipe(outgoing);
  });
}

/** Whole JSON, of which a gallery's gets four times smaller; what has no length is told as it comes. */
function mayCompress({ statusCode, headers }: IncomingMessage): boolean {
  const isJson = JSON_TYPE.test(headers['content-type'] ?? '');
  const isLong = Number(headers['content-length']) >= COMPRESSED_FROM;
  return statusCode === 200 && isJson && isLong && !headers['content-encoding'];
}

/** By HTTP/1.0 only a length tells that an answer is whole. */
const takesGzip = ({ method, httpVersion, headers }: IncomingMessage): boolean =>
  method !== 'HEAD' && httpVersion !== '1.0' && accepts(headers['accept-encoding']?.toString(), 'gzip');

/** Other bytes than those that a strong tag promises: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3.3 */
function compressed({ etag, ...headers }: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const weak = etag && { etag: `W/${etag.replace(/^W\//, '')}` };
  return { ...without(['content-length'], headers), ...weak, 'content-encoding': 'gzip' };
}

function refuse({ incoming, outgoing }: HttpBindings, status: 502 | 503, message: string) {
  incoming.resume();
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  outgoing.writeHead(status, {
    ...headers,
    ...(status === 503 && { 'retry-after': '1' }),
  });
  outgoing.end(JSON.stringify({ message, details: [] }));
}

function forwardedHeaders(incoming: IncomingMessage, trustedProxies: number): OutgoingHttpHeaders {
  const headers = without(HOP_BY_HOP, incoming.headers);
  const trusted = trustedProxies > 0;
  const proto = trusted ? incoming.headers['x-forwarded-proto'] : undefined;
  const host = trusted ? incoming.headers['x-forwarded-host'] : undefined;
  return {
    ...headers,
    'x-forwarded-for': clientAddress(incoming, trustedProxies),
    'x-forwarded-proto': proto ?? 'http',
    'x-forwarded-host': host ?? incoming.headers.host ?? '',
  };
}

function kindOf({ req }: NodeContext) {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(req.method)) return 'writes';
  return req.path.startsWith('/uploads/') ? 'files' : 'reads';
}

function without(names: string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
