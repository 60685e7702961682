// @ts-check
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {{ webUrl: string, cmsUrl: string, round: number }} Target `round` is another number each time
 * @typedef {(target: Target) => Promise<string | number>} Flood
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Sent
 */

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const ADDRESS = { 'x-forwarded-for': '192.0.2.1' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PIPELINED = 100;
const HALF = 32 * 1024;

/** Each sends once and waits for what comes: the status, or how the connection ended.
 * @type {Record<string, Flood>}
 */
export const FLOODS = {
  'unknown pages': ({ webUrl, round }) =>
    send(webUrl, { path: round % 2 ? `/portfolio?page=${round}&x=${round}` : `/nowhere/${round}` }),
  'reads past the caches': ({ webUrl, round }) =>
    send(webUrl, {
      path: round % 2 ? '/' : `/api/portfolio?now=${round}`,
      headers: { 'cache-control': 'no-cache', cookie: `fresh=1; fresh=${round}.forged` },
    }),
  'relation filters': ({ webUrl, round }) => send(webUrl, graphql(relationFilter(round, round % 2 ? 3 : 10))),
  'pipelined reads': ({ webUrl, round }) =>
    raw(webUrl, get(`/api/portfolio?page=${round}`).repeat(PIPELINED), PIPELINED),
  'half-sent uploads': ({ webUrl, cmsUrl, round }) =>
    round % 2 ? raw(webUrl, halfUpload('/api/portfolio'), 1) : raw(cmsUrl, halfUpload('/upload'), 1),
  'garbage tokens': ({ webUrl, round }) => send(webUrl, garbageToken(round)),
  'contact forms': ({ webUrl, round }) =>
    send(webUrl, {
      method: 'POST',
      path: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `name=Robot&email=robot%40example.com&message=${round}&website=x`,
    }),
  'assistant questions': ({ webUrl, round }) =>
    send(webUrl, {
      method: 'POST',
      path: '/api/assistant/v1beta/models/assistant:streamGenerateContent?alt=sse',
      headers: JSON_TYPE,
      body: JSON.stringify({
        contents: [{ role: 'user', parts: [{ text: `Which projects use React? ${round}` }] }],
      }),
    }),
};

/**
 * @param {string} origin
 * @param {Sent} sent
 * @returns {Promise<number>}
 */
function send(origin, { method = 'GET', path, headers, body }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(origin + path, { method, headers: { ...ADDRESS, ...headers }, agent });
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** @param {string} query */
function graphql(query) {
  return { method: 'POST', path: '/graphql', headers: JSON_TYPE, body: JSON.stringify({ query }) };
}

/**
 * @param {number} round
 * @param {number} conditions
 */
function relationFilter(round, conditions) {
  const parts = Array.from(
    { length: conditions },
    (_, index) => `{ technologies: { ne: "t${round}-${index}" } }`,
  );
  return `{ projects_connection(filters: { and: [${parts.join(',')}] }) { nodes { documentId } } }`;
}

/** @param {number} round */
function garbageToken(round) {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${'a'.repeat(900)}.${round}${'b'.repeat(900)}.c` };
  return round % 2
    ? { ...graphql('{ viewer { uid } }'), headers }
    : { method: 'PUT', path: `/api/portfolio/${round}`, headers, body: '{}' };
}

/** @param {string} path */
function get(path) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`;
}

/** @param {string} path */
function halfUpload(path) {
  const head = `--b\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n`;
  return (
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${2 * HALF}\r\n\r\n${head.padEnd(HALF, '\0')}`
  );
}

/**
 * Waits for so many answers, or a second when they stop coming.
 *
 * @param {string} origin
 * @param {string} text
 * @param {number} answers
 * @returns {Promise<string>}
 */
async function raw(origin, text, answers) {
  const { port } = new URL(origin);
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true });
  const idle = new AbortController();
  let seen = 0;
  let ended = 'nothing';
  const done = new Promise((resolve, reject) => {
    socket.on('data', (chunk) => {
      seen += chunk.toString('latin1').split('HTTP/1.1 ').length - 1;
      ended = 'answered';
      if (seen >= answers) resolve(undefined);
    });
    socket.on('close', resolve);
    socket.on('error', reject);
  });
  socket.write(text);
  try {
    await Promise.race([done, sleep(1000, undefined, { signal: idle.signal }).catch(() => undefined)]);
    return ended;
  } finally {
    idle.abort();
    socket.destroy();
  }
}
