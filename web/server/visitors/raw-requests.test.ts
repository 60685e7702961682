import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { readEnv } from '../env';
import { startApp, startServer, stopServers } from '../test-servers';
import { inTurn } from './in-turn';

afterAll(stopServers);

const log = vi.spyOn(console, 'error');
beforeEach(() => log.mockReset().mockImplementation(() => {}));
afterEach(() => expect(log).not.toHaveBeenCalled());

const env = readEnv({
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  CMS_URL: await startServer((request, response) => {
    if (request.url === '/api/chat') response.write('the first of two ');
    response.end(`cms ${request.method} ${request.url}`);
  }),
});
const answers = new Map<string, string>();
const render = (app: string) => Promise.resolve({ head: '', app, data: {}, complete: true, answers });
const webApp = { template: () => '<!--app-->', render, renderShell: () => Promise.resolve('') };
const { fetch } = createApp({ env, webApp });
const { port } = new URL(await startApp({ fetch: inTurn(fetch) }));

/** Status and body of the answer to a request that no browser would send. */
async function ask(lines: string[]) {
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
  return { status: Number(status), text };
}

const HOST = 'Host: localhost';

test.each([
  { name: 'HTTP/1.0 without Host', lines: ['GET / HTTP/1.0'], status: 200, answer: '/' },
  {
    name: 'the same for the cms',
    lines: ['GET /api/portfolio HTTP/1.0'],
    status: 200,
    answer: 'cms GET /api/portfolio',
  },
  {
    name: 'HTTP/1.0, which knows no chunks, for a stream of the cms',
    lines: ['GET /api/chat HTTP/1.0'],
    status: 200,
    answer: '\r\n\r\nthe first of two cms GET /api/chat',
  },
  {
    name: 'a whole address',
    lines: ['GET http://localhost/about HTTP/1.1', HOST],
    status: 200,
    answer: '/about',
  },
  {
    name: 'a whole address of somebody else',
    lines: ['GET http://x/about HTTP/1.1', HOST],
    status: 421,
    answer: 'localhost only',
  },
  {
    name: 'a whole address of the cms',
    lines: ['GET http://localhost/api/portfolio?a=b HTTP/1.1', HOST],
    status: 200,
    answer: 'cms GET /api/portfolio?a=b',
  },
  {
    name: 'dots that lead out of the api',
    lines: ['GET /api/../admin HTTP/1.1', HOST],
    status: 404,
    answer: '/404',
  },
  { name: 'a percent sign', lines: ['GET /% HTTP/1.1', HOST], status: 404, answer: '/404' },
  { name: 'a zero byte', lines: ['GET /%00 HTTP/1.1', HOST], status: 404, answer: '/404' },
  {
    name: 'bad escapes in a query',
    lines: ['GET /portfolio?page=%&%=%ff HTTP/1.1', HOST],
    status: 200,
    answer: '/portfolio',
  },
  { name: 'DELETE of a page', lines: ['DELETE / HTTP/1.1', HOST], status: 405, answer: 'Method Not Allowed' },
  { name: 'TRACE', lines: ['TRACE / HTTP/1.1', HOST], status: 405, answer: 'Method Not Allowed' },
  { name: 'PROPFIND', lines: ['PROPFIND /about HTTP/1.1', HOST], status: 405, answer: 'Method Not Allowed' },
  { name: 'OPTIONS *', lines: ['OPTIONS * HTTP/1.1', HOST], status: 400, answer: '' },
  { name: 'a method that is none', lines: ['FOO / HTTP/1.1', HOST], status: 400, answer: '' },
  { name: 'no Host', lines: ['GET / HTTP/1.1'], status: 400, answer: '' },
  { name: 'a Host that is none', lines: ['GET / HTTP/1.1', 'Host: a b/c'], status: 400, answer: '' },
  { name: 'an address that is none', lines: ['GET http:// HTTP/1.1', HOST], status: 400, answer: '' },
  { name: 'a backslash', lines: ['GET /\\evil HTTP/1.1', HOST], status: 400, answer: '' },
])('$name: $status, without a stack', async ({ lines, status, answer }) => {
  const { status: given, text } = await ask(lines);
  expect(given).toBe(status);
  expect(text).toContain(answer);
  expect(text).not.toMatch(/\bat .+:\d+:\d+/);
});
