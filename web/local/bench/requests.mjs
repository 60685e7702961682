// @ts-check
import { Agent, request } from 'node:http';

const CONNECTIONS = 8;
const SLICE = 1000;
/** Below the servers' keep-alive limit of 5 s, so that none closes a connection just being used again. */
const IDLE_LIMIT = 4000;

const agent = new Agent({ keepAlive: true, timeout: IDLE_LIMIT });

/**
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string }} Options
 * @typedef {{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer
 */

/**
 * Spends less on a request than `fetch` does, and leaves the body as it was sent.
 *
 * @param {string} url
 * @param {Options} [options]
 * @returns {Promise<Answer>} rejected when the status is neither 200 nor 204
 */
export function ask(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, async (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const received = Buffer.concat(chunks);
        if (answer.statusCode === 200 || answer.statusCode === 204)
          resolve({ headers: answer.headers, body: received });
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}: ${received}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * @param {string} url
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
export function postJson(url, body, headers = {}) {
  const text = JSON.stringify(body);
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}

/**
 * @param {() => Promise<unknown>} send
 * @returns {Promise<number>} how many were answered in a second
 */
export async function requestsPerSecond(send) {
  const start = performance.now();
  let answered = 0;
  await repeat(Infinity, CONNECTIONS, async () => {
    await send();
    answered += 1;
    return performance.now() - start < SLICE;
  });
  return (answered / (performance.now() - start)) * 1000;
}

/**
 * Runs something many times, some at once, until it says `false`.
 *
 * @param {number} times
 * @param {number} atOnce
 * @param {(index: number) => Promise<unknown>} run
 */
export async function repeat(times, atOnce, run) {
  let next = 0;
  const work = async () => {
    while (next < times) if ((await run(next++)) === false) return;
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
