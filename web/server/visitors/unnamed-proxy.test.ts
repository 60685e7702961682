import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../env';
import { tellUnnamedProxy } from './unnamed-proxy';

const DEPLOYMENT = {
  SITE_URL: 'https://example.com',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'x',
  FRESH_COOKIE_SECRET: 'a long random value',
  TRUSTED_PROXIES: '1',
};
const DEMO = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => warn.mockClear());

async function visit(variables: Record<string, string>, ...addresses: string[]) {
  const app = new Hono();
  app.use(tellUnnamedProxy(readEnv(variables)));
  app.get('/', (context) => context.text('a page'));
  for (const address of addresses) {
    const incoming = { headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '172.18.0.3' } };
    expect(await (await app.request('/', {}, { incoming })).text()).toBe('a page');
  }
  return warn.mock.calls.flat();
}

test.each(['172.18.0.1', '10.1.2.3', '127.0.0.1', '::ffff:192.168.0.7', 'fd00::1', '::1'])(
  'a public site whose visitors come from %s names the variable, once',
  async (address) => {
    const told = await visit(DEPLOYMENT, '203.0.113.7', address, address);
    expect(told).toEqual([expect.stringContaining(`${address}. If a proxy of yours passes visitors on`)]);
    expect(told[0]).toMatch(/X-Forwarded-For.+TRUSTED_PROXY_ADDRESSES/);
  },
);

test.each(['203.0.113.7', '172.15.0.1', '2001:db8::1', 'unknown'])(
  'nothing is said of %s',
  async (address) => {
    expect(await visit(DEPLOYMENT, address)).toEqual([]);
  },
);

test('a proxy that sends no address is told of, too', async () => {
  expect(await visit(DEPLOYMENT, '')).toHaveLength(1);
});

test('a hundred visitors in a row who name an address more than is believed are told of', async () => {
  const longer = '198.51.100.9, 203.0.113.7';
  const most = Array<string>(99).fill(longer);
  expect(await visit(DEPLOYMENT, ...most, '203.0.113.7', ...most)).toEqual([]);
  expect(await visit(DEPLOYMENT, ...most, longer, longer)).toEqual([
    expect.stringContaining("A visitor's address is 203.0.113.7. If a proxy of yours"),
  ]);
});

test('a site on this machine has no other visitors', async () => {
  expect(await visit(DEMO, '127.0.0.1')).toEqual([]);
});
