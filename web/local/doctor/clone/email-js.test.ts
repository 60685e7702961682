import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEmailJs } from './email-js.ts';

/** As EmailJS answers what is no mail: 404 or 405, and nothing is sent. */
const emailJs = { status: 404, methods: [] as string[] };
const server = createServer(({ method = '' }, response) => {
  emailJs.methods.push(method);
  response.writeHead(emailJs.status).end();
});
const { signal } = new AbortController();
let api = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1.0/email/send`;
});

afterAll(() => server.close());

test('EmailJS is asked only when it is set up, and never for a mail', async () => {
  expect(await checkEmailJs({ isSetUp: false, signal, api })).toMatchObject({ status: 'ok' });
  expect(emailJs.methods).toEqual([]);
  expect(await checkEmailJs({ isSetUp: true, signal, api })).toMatchObject({ status: 'ok' });
  expect(emailJs.methods).toEqual(['HEAD']);
});

test('its outage, and a way to it that is closed, are found', async () => {
  emailJs.status = 503;
  const outage = await checkEmailJs({ isSetUp: true, signal, api });
  expect(outage).toMatchObject({ status: 'warning', finding: 'EmailJS answers 503.' });
  const closed = await checkEmailJs({ isSetUp: true, signal, api: 'http://127.0.0.1:1' });
  expect(closed).toMatchObject({ status: 'error', fix: expect.stringContaining('api.emailjs.com') });
});
