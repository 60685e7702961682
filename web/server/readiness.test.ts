import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApp } from './app';
import { readEnv } from './env';
import { countRequests, createReadiness, finishRequests } from './readiness';
import { addressOf, startServer, stopServers } from './test-servers';

afterEach(stopServers);

function websiteOver(cmsUrl: string) {
  const readiness = createReadiness(cmsUrl);
  const env = readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', CMS_URL: cmsUrl });
  const never = () => Promise.reject(new Error('Nothing is rendered here.'));
  const webApp = { template: () => '', render: never, renderShell: never };
  return { app: createApp({ env, readiness, webApp }), stop: readiness.stop };
}

test('it is alive and ready while the cms is ready, and ready no more once it stops', async () => {
  const paths: (string | undefined)[] = [];
  const cms = await startServer(({ url }, response) => {
    paths.push(url);
    response.end(JSON.stringify({ status: 'ready', checks: { database: true, disk: true } }));
  });
  const { app, stop } = websiteOver(cms);
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.request('/readyz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(paths).toEqual(['/readyz']);
  const checks = { cms: true, database: true, disk: true };
  expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready', checks });

  stop();
  const answer = await app.request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'not ready' });
  expect((await app.request('/healthz')).status).toBe(200);
});

test.each([
  { name: 'is down', cms: () => Promise.resolve('http://127.0.0.1:9') },
  {
    name: 'has no database',
    cms: () =>
      startServer((_, response) => response.writeHead(503).end('{"checks":{"database":false,"disk":true}}')),
  },
  { name: 'keeps silent', cms: () => startServer(() => {}) },
])('while the cms $name it is alive but not ready, and says so within 2.5 s', async ({ cms }) => {
  const { app } = websiteOver(await cms());
  const begun = Date.now();
  const answer = await app.request('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(Date.now() - begun).toBeLessThan(2500);
  expect((await app.request('/healthz')).status).toBe(200);
});

test('a request that is under way when it is told to stop is answered, and nothing else keeps it', async () => {
  const server = createServer({ keepAliveTimeout: 130_000 }).listen(0, '127.0.0.1');
  const running = countRequests(server);
  const { port, href } = new URL(await addressOf(server));
  // Browsers open connections before they need them.
  const spare = connect(Number(port), '127.0.0.1');
  const answer = fetch(href);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const begun = performance.now();
  const finished = finishRequests(server, running, 30_000);
  response.end('the whole answer');
  expect(await (await answer).text()).toBe('the whole answer');
  await finished;
  expect(performance.now() - begun).toBeLessThan(10_000);
  spare.destroy();
});

test('a request that does not end is waited for as long as it may take', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const running = countRequests(server);
  const answer = fetch(await addressOf(server));
  await once(server, 'request');
  await finishRequests(server, running, 100);
  server.closeAllConnections();
  await expect(answer).rejects.toThrow();
});
