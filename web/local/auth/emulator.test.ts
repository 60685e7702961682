import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import getPort from 'get-port';
import { DEMO_OWNER } from './accounts.mjs';

const START_TIMEOUT = 60_000;
const SITE_URL = 'http://localhost:4567';
const emulatorScript = fileURLToPath(new URL('./emulator.mjs', import.meta.url));

let folder: string;
let origin: string;
let emulator: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'auth-'));
  await start();
}, START_TIMEOUT);

afterAll(async () => {
  await stop('SIGTERM');
  rmSync(folder, { recursive: true });
});

async function start() {
  const port = await getPort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, AUTH_EMULATOR_PORT: String(port), DATA_DIR: folder, SITE_URL };
  emulator = spawn(process.execPath, [emulatorScript], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (emulator.stdout) await once(emulator.stdout, 'data');
}

async function stop(signal: NodeJS.Signals) {
  const ended = once(emulator, 'exit');
  emulator.kill(signal);
  await ended;
}

async function call(method: string, body: object) {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  return response.json();
}

const newcomer = { email: 'newcomer@example.com', password: 'Secret#1' };

test('an account, its password and its session survive kill -9', { timeout: START_TIMEOUT }, async () => {
  const { idToken } = await call('signUp', newcomer);
  await stop('SIGKILL');
  await start();
  expect(await call('signInWithPassword', newcomer)).toMatchObject({ email: newcomer.email });
  expect(await call('lookup', { idToken })).toMatchObject({ users: [{ email: newcomer.email }] });
});

test('the demo owner can sign in, with a verified address', async () => {
  const { email, password, displayName } = DEMO_OWNER;
  const { idToken } = await call('signInWithPassword', { email, password });
  expect(await call('lookup', { idToken })).toMatchObject({
    users: [{ email, displayName, emailVerified: true, providerUserInfo: [{ providerId: 'password' }] }],
  });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await call('signInWithPassword', { ...DEMO_OWNER, password: 'Wrong#2026' });
  const unknown = await call('signInWithPassword', { email: 'nobody@example.com', password: 'Wrong#2026' });
  expect(wrong.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(unknown.error.message).toBe(wrong.error.message);
});

test('the mail of a reset is told to whoever started it, and its link asks for the new password', async () => {
  const told = once(emulator, 'message');
  const account = { email: 'forgetful@example.com', password: 'Secret#1' };
  await call('signUp', account);
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email });
  const [message] = await told;
  const link = new URL(message.split(' ').at(-1));
  expect(message).toContain('(password reset for forgetful@example.com)');
  expect(link.origin).toBe(SITE_URL);

  const page = await fetch(`${origin}${link.pathname}${link.search}`);
  expect(page.headers.get('content-type')).toBe('text/html');
  expect(await page.text()).toContain('name="newPassword"');

  const change = `${origin}${link.pathname}${link.search}&newPassword=Secret%232&continueUrl=/login`;
  const changed = await fetch(change, { redirect: 'manual' });
  expect(changed.headers.get('location')).toBe('/login');
  expect(await call('signInWithPassword', { ...account, password: 'Secret#2' })).toMatchObject({
    email: account.email,
  });
});

test('what stands in an address does not become part of the page', async () => {
  const attack = '"><script>alert(1)</script>';
  const query = new URLSearchParams({ mode: 'resetPassword', oobCode: attack, [attack]: 'x' });
  const page = await fetch(`${origin}/emulator/action?${query}`);
  expect(await page.text()).not.toContain('<script>');
});

test.each(['//', '//[', '/\\', '*'])('asked for %s, it goes on', async (path) => {
  const { port } = new URL(origin);
  const asked = request({ host: '127.0.0.1', port, path, method: path === '*' ? 'OPTIONS' : 'GET' });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBeLessThan(500);
  expect(await call('signUp', {})).toHaveProperty('idToken');
});

describe('pages of other sites', () => {
  const accounts = '/emulator/v1/projects/demo-portfolio/oobCodes';
  const askAs = (headers: Record<string, string>, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(`${origin}${accounts}`, { method, headers }, resolve).on('error', reject).end();
    });

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://intranet' },
    { host: 'evil.example:9099' },
    { host: 'evil.example:9099', origin: 'http://evil.example:9099' },
  ])('%j read nothing', async (headers) => {
    for (const method of ['GET', 'OPTIONS', 'DELETE']) {
      const answer = await askAs(headers as Record<string, string>, method);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test.each([
    {},
    { origin: 'http://localhost:3000' },
    { host: 'auth:9099' },
    { host: 'auth:9099', origin: 'http://localhost:3000' },
    { origin: 'http://[::1]:3000' },
  ])('but our own do: %j', async (headers) => {
    expect((await askAs(headers as Record<string, string>)).statusCode).toBe(200);
  });
});

describe("the emulator's own pages", () => {
  const handler = (redirectUrl: string) => {
    const query = new URLSearchParams({ apiKey: 'demo', providerId: 'google.com', redirectUrl });
    return fetch(`${origin}/emulator/auth/handler?${query}`);
  };

  test.each(['javascript:alert(1)', ' jAvaScript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])(
    'lead to no script: %j',
    async (redirectUrl) => {
      expect((await handler(redirectUrl)).status).toBe(400);
    },
  );

  test('lead to the website', async () => {
    expect((await handler('http://localhost:3000/login')).status).toBe(200);
  });
});
