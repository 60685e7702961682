import { afterEach, expect, test, vi } from 'vitest';
import type { LoggedRequest } from '../../cms/src/shared-with-web/server/request-log';
import { createApp } from './app';
import { readEnv } from './env';
import { requestLog } from './request-log';
import { startApp, startServer, stopServers } from './test-servers';

const ID = 'a1b2c3d4-e5f6';

afterEach(stopServers);

/** A website over a CMS that notes which ids, and for which visitors, it was asked by. */
async function startWebsite(elsewhere?: string) {
  const asked: unknown[] = [];
  const visitors: unknown[] = [];
  const logged: LoggedRequest[] = [];
  const cmsUrl = await startServer(({ headers }, response) => {
    asked.push(headers['x-request-id']);
    visitors.push(headers['x-forwarded-for']);
    response.writeHead(200, { 'x-request-id': headers['x-request-id'] ?? 'none' }).end('{}');
  });
  const env = readEnv({
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    CMS_URL: elsewhere ?? cmsUrl,
    TRUSTED_PROXIES: '1',
  });
  const never = () => Promise.reject(new Error('Nothing is rendered here.'));
  const writeRequest = (request: LoggedRequest) => void logged.push(request);
  const app = createApp({
    env,
    webApp: { template: () => '', render: never, renderShell: () => Promise.resolve('') },
    before: (app) => app.use(requestLog({ writeRequest }, env.trustedProxies)),
  });
  return { url: await startApp(app), asked, logged, visitors };
}

test('a request has one id from the visitor to the CMS, and one line', async () => {
  const { url, asked, logged } = await startWebsite();
  const answer = await fetch(`${url}/api/site?token=secret`, { headers: { 'x-request-id': ID } });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(ID);
  expect(asked).toEqual([ID]);
  const line = { method: 'GET', path: '/api/site', status: 200, milliseconds: expect.any(Number) };
  await vi.waitFor(() => expect(logged).toEqual([line]));
});

test('the id is told of what the CMS does not answer, too', async () => {
  const { url } = await startWebsite('http://127.0.0.1:9');
  const answer = await fetch(`${url}/api/site`, { headers: { 'x-request-id': ID } });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([502, ID]);
});

test('what is no id is replaced, and the link of a preview is not logged', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url, logged } = await startWebsite();
  const headers = { 'x-request-id': '{"level":"error"}' };
  const answer = await fetch(`${url}/preview/${'x'.repeat(43)}`, { headers });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  await vi.waitFor(() => expect(logged).toMatchObject([{ path: '/preview/…' }]));
});

test('what the CMS is asked for a page counts as the visitor’s', async () => {
  const { url, asked, visitors } = await startWebsite();
  const headers = { 'x-request-id': ID, 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  await (await fetch(`${url}/site.webmanifest`, { headers })).text();
  expect([...new Set(asked)]).toEqual([ID]);
  expect([...new Set(visitors)]).toEqual(['203.0.113.7']);
});
