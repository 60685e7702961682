import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inTurn } from './in-turn';
import { proxyTo } from '../proxy';
import { addressOf, startApp, stopServers } from '../test-servers';

const ends: (() => void)[] = [];
/** More than a connection holds that nobody reads from. */
const LONG = Buffer.alloc(5_000_000);

afterEach(() => ends.splice(0).forEach((end) => end()));
afterEach(stopServers);

/** A website before a target that keeps silent about /slow, and how many requests have reached that. */
async function startWebsite() {
  const reached = { requests: 0, connections: 0 };
  const server = createServer((incoming, outgoing) => {
    reached.requests += 1;
    if (incoming.url === '/long') outgoing.end(LONG);
    else if (incoming.url === '/endless') outgoing.write('begun');
    else if (incoming.url !== '/slow') outgoing.end('answer');
  });
  server.on('connection', () => (reached.connections += 1));
  const target = await addressOf(server.listen(0, '127.0.0.1'));
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', proxyTo({ target, trustedProxies: 1 }));
  const port = Number(new URL(await startApp({ fetch: inTurn(app.fetch) })).port);

  /** A POST is never sent to its end. */
  async function ask(path: string, visitor: string, method = 'GET') {
    const agent = new Agent();
    const length = { POST: '9', PUT: '4' }[method];
    const headers = { 'x-forwarded-for': visitor, ...(length && { 'content-length': length }) };
    const sent = request({ port, host: '127.0.0.1', path, method, headers, agent });
    ends.push(() => sent.on('error', () => {}).destroy());
    if (length) sent.write('half');
    if (method !== 'POST') sent.end();
    const [answer] = (await once(sent, 'response')) as [{ statusCode?: number; headers: object }];
    return { status: answer.statusCode, headers: answer.headers };
  }
  return { port, reached, ask };
}

test('requests sent all at once on one connection are worked on one by one, and too many end it', async () => {
  const { port, reached } = await startWebsite();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write('GET /api HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000));
  await once(socket, 'close');
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(16);
  expect(text.match(/HTTP\/1\.1 503/g)).toHaveLength(1);
  expect(reached).toEqual({ requests: 16, connections: 1 });
});

test('connections that send on before the first answer, and close, keep nobody waiting', async () => {
  const { port, reached, ask } = await startWebsite();
  const get = 'GET /slow HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1\r\n\r\n';
  for (let connection = 1; connection <= 20; connection++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(get.repeat(10));
    await expect.poll(() => reached.requests).toBe(connection);
    socket.destroy();
    await once(socket, 'close');
  }
  for (let round = 0; round < 20; round++) expect(await ask('/', '10.0.0.1')).toMatchObject({ status: 200 });
  expect(reached.requests).toBe(40);
});

test("a visitor's flood is bounded and refused, and the others are answered", async () => {
  const { ask, reached } = await startWebsite();
  const refused: object[] = [];
  const flood = Array.from({ length: 600 }, () =>
    ask('/slow', '10.0.0.1').then((answer) => refused.push(answer)),
  );
  for (const one of flood) one.catch(() => {});
  await expect.poll(() => refused.length).toBe(600 - 2 - 512);
  expect(refused[0]).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(reached.requests).toBe(2);
  expect(await ask('/', '10.0.0.2')).toMatchObject({ status: 200 });
});

test("the addresses of one visitor's IPv6 network are one visitor", async () => {
  const { ask, reached } = await startWebsite();
  const flood = Array.from({ length: 40 }, (_, index) => ask('/slow', `2001:db8:1:2::${index}`));
  for (const one of flood) one.catch(() => {});
  await expect.poll(() => reached.requests).toBeGreaterThan(1);
  expect(await ask('/', '2001:db8:1:3::1')).toMatchObject({ status: 200 });
  expect(reached.requests).toBe(2 + 1);
});

test('a wider network of visitors has some of the turns, and the others are answered', async () => {
  const { reached, ask } = await startWebsite();
  const flood = Array.from({ length: 160 }, (_, index) => ask('/slow', `2001:db8:1:${index % 80}::1`));
  for (const one of flood) one.catch(() => {});
  await expect.poll(() => reached.requests).toBe(8);
  expect(await ask('/', '2001:db8:2:1::1')).toMatchObject({ status: 200 });
});

test('bodies that never end hold up nobody, however many visitors send them', async () => {
  const { reached, ask } = await startWebsite();
  const visitors = Array.from({ length: 225 }, (_, index) => `10.0.${2 + (index % 30)}.${index}`);
  const half = [...visitors, ...visitors].map((visitor) => ask('/slow', visitor, 'POST'));
  for (const one of half) one.catch(() => {});
  for (const method of ['GET', 'PUT'])
    expect(await ask('/', '10.0.1.1', method)).toMatchObject({ status: 200 });
  expect(reached.requests).toBe(2);
});

test('answers that nobody reads hold up nobody, however many visitors have asked for them', async () => {
  const { port, reached, ask } = await startWebsite();
  for (let index = 0; index < 140; index++) {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(`GET /long HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.${index % 70}.1\r\n\r\n`);
    ends.push(() => socket.destroy());
  }
  await expect.poll(() => reached.requests).toBe(140);
  expect(await ask('/', '10.1.0.1')).toMatchObject({ status: 200 });
});

test('a wider network of visitors is slow in so many requests as the memory holds, and the others are answered', async () => {
  const { port, reached, ask } = await startWebsite();
  for (let index = 0; index < 320; index++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /endless HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:1:${index % 160}::1\r\n\r\n`);
    ends.push(() => socket.destroy());
  }
  await expect.poll(() => reached.requests).toBe(256 + 8);
  expect(await ask('/', '2001:db8:2:1::1')).toMatchObject({ status: 200 });
  expect(reached.requests).toBe(256 + 8 + 1);
});
