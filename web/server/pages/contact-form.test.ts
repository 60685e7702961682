import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, renderShell } from '../../src/entry-server';
import { createApp } from '../app';
import { NAME_ONLY, siteAnswer } from '../../src/test/site';
import { readEnv } from '../env';
import { startApp, startServer, stopServers } from '../test-servers';

afterEach(stopServers);
afterEach(() => vi.useRealTimers());

function answerSite(response: ServerResponse) {
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ data: { site: siteAnswer(NAME_ONLY) } }));
}

const TEMPLATE =
  '<head><!--head--><script>early()</script></head><body><div id="root"><!--app--></div><!--data--><script>start()</script></body>';

/** A website over a cms with such an inbox. */
async function start(inbox: RequestListener, trustedProxies = 0, render = renderPage) {
  const cms: RequestListener = (request, response) =>
    request.url === '/graphql' ? answerSite(response) : inbox(request, response);
  const variables = { CMS_URL: await startServer(cms), TRUSTED_PROXIES: String(trustedProxies) };
  const env = readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9', ...variables });
  return startApp(createApp({ env, webApp: { template: () => TEMPLATE, render, renderShell } }));
}

/** Posts the form as a browser without JavaScript does. */
async function post(fields: Record<string, string>, cms: RequestListener, headers?: Record<string, string>) {
  const answer = await fetch(`${await start(cms)}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': '6.6.6.6', ...headers },
  });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const MESSAGE = {
  name: 'Nadia',
  email: 'nadia@example.com',
  message: 'Are you "free"?\r\n<b>In May</b>',
  website: '',
};

test('a message goes to the inbox with the four parameters, and a page says so', async () => {
  const seen: { url?: string; body?: unknown; headers?: IncomingHttpHeaders } = {};
  const { status, html, headers } = await post(MESSAGE, (request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      Object.assign(seen, { url: request.url, headers: request.headers, body: JSON.parse(body) as unknown });
      response.end('OK');
    });
  });
  expect(status).toBe(200);
  expect(html).toContain('Message sent successfully!');
  expect(html).not.toContain('Nadia');
  expect(html).not.toContain('<script>');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(seen.url).toBe('/api/v1.0/email/send');
  expect(seen.headers?.['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen.body).toEqual({
    template_params: {
      name: 'Nadia',
      email: 'nadia@example.com',
      message: 'Are you "free"?\n<b>In May</b>',
      title: 'New Contact Message',
      website: '',
      submission: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  });
});

test.each([
  { answer: 400, text: 'Invalid email address', status: 400, reason: 'Invalid email address.' },
  { answer: 429, text: 'x', status: 429, reason: 'Too many messages were sent in a short time.' },
  { answer: 500, text: 'x', status: 503, reason: 'The server did not accept it.' },
])(
  'when the cms answers $answer, the page keeps the text and says why',
  async ({ answer, text, status, reason }) => {
    const page = await post(MESSAGE, (_, response) => response.writeHead(answer).end(text));
    expect(page.status).toBe(status);
    expect(page.html).toContain('Failed to send message. Please try again.');
    expect(page.html).toContain(reason);
    expect(page.html).toContain('value="Nadia"');
    expect(page.html).toContain('&lt;b&gt;In May&lt;/b&gt;</textarea>');
  },
);

test('a form of files is not taken, and a huge one is not read', async () => {
  const never: RequestListener = () => expect.unreachable();
  expect((await post(MESSAGE, never, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
    415,
  );
  const huge = await post({ message: 'x'.repeat(300_000) }, never);
  expect([huge.status, huge.headers.get('connection')]).toEqual([413, 'close']);
  expect(huge.html).toContain('shorten your message');
});

test.each<{ status: number; headers: Record<string, string> }>([
  { status: 403, headers: { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' } },
  { status: 403, headers: { 'sec-fetch-site': 'same-site' } },
  { status: 403, headers: { origin: 'https://evil.example' } },
  { status: 403, headers: { origin: 'null' } },
  { status: 200, headers: { 'sec-fetch-site': 'same-origin', origin: 'null' } },
  { status: 200, headers: { origin: 'http://localhost:3000' } },
])('a form that stood where $headers says is answered with $status', async ({ status, headers }) => {
  let messages = 0;
  const answer = await post(
    MESSAGE,
    (_, response) => {
      messages += 1;
      response.end('OK');
    },
    headers,
  );
  expect([answer.status, messages]).toEqual([status, status === 200 ? 1 : 0]);
});

test("a visitor's flood is refused, and the others are answered", async () => {
  const url = await start((request, response) => {
    if (request.headers['x-forwarded-for'] !== '10.0.0.1') response.end('OK');
  }, 1);
  const send = (visitor: string) =>
    fetch(`${url}/contact`, {
      method: 'POST',
      body: new URLSearchParams(MESSAGE),
      headers: { 'x-forwarded-for': visitor },
    });
  const refused: number[] = [];
  for (let sent = 0; sent < 60; sent++)
    send('10.0.0.1').then(
      ({ status }) => refused.push(status),
      () => {},
    );
  await expect.poll(() => refused).toEqual(Array(60 - 1 - 3).fill(503));
  expect((await send('10.0.0.2')).status).toBe(200);
});

test('the same words are another message on another day', async () => {
  const submissions: unknown[] = [];
  const cms: RequestListener = (request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const { template_params } = JSON.parse(body) as { template_params: { submission: string } };
      submissions.push(template_params.submission);
      response.end('OK');
    });
  };
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z'), toFake: ['Date'] });
  await post(MESSAGE, cms);
  await post(MESSAGE, cms);
  vi.setSystemTime(new Date('2026-05-02T12:00:00Z'));
  await post(MESSAGE, cms);
  expect(submissions[1]).toBe(submissions[0]);
  expect(submissions[2]).not.toBe(submissions[0]);
});

test('a page is rendered for each message that is refused, but not for those that are taken', async () => {
  let renders = 0;
  const count: typeof renderPage = (...args) => {
    renders += 1;
    return renderPage(...args);
  };
  let status = 200;
  const url = await start((_, response) => response.writeHead(status).end('OK'), 0, count);
  const send = () => fetch(`${url}/contact`, { method: 'POST', body: new URLSearchParams(MESSAGE) });
  // Within the second for which the page is kept, however slow the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let sent = 0; sent < 5; sent++) expect(await (await send()).text()).toContain('Message sent');
  clock.mockRestore();
  expect(renders).toBe(1);
  status = 429;
  const before = performance.now();
  for (let sent = 0; sent < 2; sent++) expect((await send()).status).toBe(429);
  expect(renders).toBe(3);
  expect(performance.now() - before).toBeGreaterThan(990);
});
