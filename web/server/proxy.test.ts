import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { request as send, type IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { proxyTo } from './proxy';
import { startApp, startServer, stopServers } from './test-servers';

afterEach(stopServers);

function proxy(target: string, options: { trustedProxies?: number; timeout?: number } = {}) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('*', proxyTo({ target, trustedProxies: 0, ...options }));
  return startApp(app);
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('method, path and body, status and answer pass through unchanged', async () => {
  const target = await startServer((request, response) => {
    void bodyOf(request).then((body) => {
      response.writeHead(207, { 'x-seen': `${request.method} ${request.url}` }).end(body);
    });
  });
  const sent = Buffer.alloc(3_000_000, 'portfolio');
  const answer = await fetch(`${await proxy(target)}/api/x?y=1`, { method: 'PUT', body: sent });
  expect(answer.status).toBe(207);
  expect(answer.headers.get('x-seen')).toBe('PUT /api/x?y=1');
  expect(sent.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
});

test('what is longer than a query is passed on before its end, and is not kept until then', async () => {
  const target = await startServer((request, response) => {
    request.once('data', () => response.end('begun'));
  });
  const half = send(await proxy(target), { method: 'POST', headers: { 'content-length': 1_000_000 } });
  half.write(Buffer.alloc(200_000));
  const [answer] = (await once(half, 'response')) as [IncomingMessage];
  expect(String(await bodyOf(answer))).toBe('begun');
  half.destroy();
});

test('what is asked for by HEAD is answered once', async () => {
  const failures = vi.spyOn(console, 'error');
  const target = await startServer((_, response) => response.writeHead(200, { 'content-length': 5 }).end());
  const { headers } = await fetch(await proxy(target), { method: 'HEAD' });
  expect(headers.get('content-length')).toBe('5');
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
});

test.each([
  ['JSON', {}, 'gzip'],
  ['an answer of GraphQL', { type: 'application/graphql-response+json' }, 'gzip'],
  ['what is short', { text: '{}' }, null],
  ['a picture', { type: 'image/webp' }, null],
  ['an error', { status: 404 }, null],
  ['what is asked for as it is', { accepts: 'gzip;q=0' }, null],
  ['what is asked for without its body', { method: 'HEAD' }, null],
  ['what has no length, as a chat', { isStream: true }, null],
])('%s is compressed only where that pays', async (_, options, encoding) => {
  const given = { text: JSON.stringify('portfolio '.repeat(500)), type: 'application/json', ...options };
  const {
    text,
    type,
    status = 200,
    isStream,
    accepts = 'gzip, br',
    method,
  } = given as typeof given & Options;
  const target = await startServer((_, response) => {
    const length = isStream ? undefined : { 'content-length': Buffer.byteLength(text) };
    const headers = { 'content-type': `${type}; charset=utf-8`, vary: 'Origin', etag: '"one"', ...length };
    response.writeHead(status, headers).end(text);
  });
  const answer = await fetch(await proxy(target), { method, headers: { 'accept-encoding': accepts } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('etag')).toBe(encoding ? 'W/"one"' : '"one"');
  expect(await answer.text()).toBe(method === 'HEAD' ? '' : text);
  if (encoding) expect(answer.headers.get('vary')).toBe('Origin, accept-encoding');
});

type Options = { status?: number; isStream?: boolean; accepts?: string; method?: string };

test('what Strapi rules for its admin panel stays there', async () => {
  const target = await startServer((_, response) => {
    const policies = { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' };
    response.writeHead(200, { ...policies, 'x-content-type-options': 'nosniff' }).end();
  });
  const { headers } = await fetch(await proxy(target));
  expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([null, null]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an answer streams before it is complete', async () => {
  let end = () => {};
  const target = await startServer((_, response) => {
    response.write('first');
    end = () => response.end('last');
  });
  const answer = await fetch(await proxy(target));
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  end();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

test('an answer that breaks off in the middle breaks off for the visitor', async () => {
  const target = await startServer((_, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('half', () => response.destroy());
  });
  const answer = await fetch(await proxy(target));
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('nothing is asked for any more when the visitor has left', async () => {
  let hasLeft = false;
  const target = await startServer((_, response) => {
    response.once('close', () => (hasLeft = true)).write('begun');
  });
  const visit = new AbortController();
  await fetch(await proxy(target), { signal: visit.signal });
  visit.abort();
  await expect.poll(() => hasLeft).toBe(true);
});

test('as many may wait for the end of an answer as do in the whole server, and Node warns of nothing', async () => {
  const target = await startServer((_, response) => response.end('answer'));
  let listeners = 0;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async ({ env: { outgoing } }, next) => {
    outgoing.once('pipe', () => setImmediate(() => (listeners = outgoing.listenerCount('close'))));
    await next();
  });
  app.all('*', proxyTo({ target, trustedProxies: 0 }));
  await (await fetch(await startApp(app))).text();
  expect(listeners).toBeLessThan(5);
});

test.each([
  { trustedProxies: 0, expected: '127.0.0.1 by http' },
  { trustedProxies: 1, expected: '10.0.0.2 by https' },
  { trustedProxies: 2, expected: '10.0.0.1 by https' },
])('with $trustedProxies trusted proxies the visitor is $expected', async ({ trustedProxies, expected }) => {
  const target = await startServer(({ headers }, response) =>
    response.end(`${String(headers['x-forwarded-for'])} by ${String(headers['x-forwarded-proto'])}`),
  );
  const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 10.0.0.2', 'x-forwarded-proto': 'https' };
  const answer = await fetch(await proxy(target, { trustedProxies }), { headers });
  expect(await answer.text()).toBe(expected);
});

test('the cookies of the cms and of the visitor pass, and none is added', async () => {
  const target = await startServer((request, response) => {
    response.setHeader('set-cookie', 'fresh=1.a; HttpOnly').end(request.headers.cookie);
  });
  const answer = await fetch(await proxy(target), {
    method: 'POST',
    headers: { authorization: 'Bearer x', cookie: 'a=b; fresh=1.a' },
  });
  expect(answer.headers.getSetCookie()).toEqual(['fresh=1.a; HttpOnly']);
  expect(await answer.text()).toBe('a=b; fresh=1.a');
});

test.each([
  { name: 'is down', target: () => Promise.resolve('http://127.0.0.1:9') },
  { name: 'keeps silent', target: () => startServer(() => {}) },
])('when the target $name, the answer is 502 with a message', async ({ target }) => {
  const answer = await fetch(`${await proxy(await target(), { timeout: 100 })}/graphql`, {
    method: 'POST',
    body: 'x'.repeat(100_000),
  });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    message: 'The server is not reachable. Please try again.',
    details: [],
  });
});

test.each([
  { name: 'a read', query: '{ site { ...Name } } fragment Name on Site { name }', expected: [200, 2] },
  {
    name: 'a write',
    query: 'mutation { deleteProject(documentId: "x") { documentId } }',
    expected: [502, 1],
  },
  { name: 'a read beside a write', query: 'query A { a } mutation B { b }', expected: [502, 1] },
])('$name that a dying CMS left without an answer: $expected', async ({ query, expected }) => {
  let asked = 0;
  const target = await startServer((request, response) => {
    asked += 1;
    void bodyOf(request).then((body) => (asked === 1 ? request.socket.destroy() : response.end(body)));
  });
  const body = JSON.stringify({ query });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${await proxy(target)}/graphql`, { method: 'POST', headers, body });
  expect([answer.status, asked]).toEqual(expected);
  if (answer.ok) expect(await answer.text()).toBe(body);
});

test.each([
  { name: 'is answered', status: 200, times: 1 },
  { name: 'is refused', status: 503, times: 1 },
  { name: 'finds no CMS behind a proxy of its own', status: 502, times: 2 },
])('a read that $name is asked $times time(s)', async ({ status, times }) => {
  let asked = 0;
  const target = await startServer((_, response) => {
    asked += 1;
    response.writeHead(status).end();
  });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ site { name } }' });
  const answer = await fetch(`${await proxy(target)}/graphql`, { method: 'POST', headers, body });
  expect([answer.status, asked]).toEqual([status, times]);
});
