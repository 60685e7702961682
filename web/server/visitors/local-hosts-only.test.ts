import { expect, test } from 'vitest';
import { createApp } from '../app';
import { readEnv } from '../env';

const webApp = {
  template: () => '',
  render: () => Promise.reject(new Error()),
  renderShell: () => '',
} as never;
const demo = createApp({ env: readEnv({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }), webApp });

const askAs = (host: string) => demo.request(`http://${host}/healthz`);

test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '127.0.0.53', '[::1]:3000'])(
  'the demo answers as %s',
  async (host) => {
    expect((await askAs(host)).status).toBe(200);
  },
);

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  '192.168.1.20:3000',
  '0.0.0.0:3000',
])('the demo does not answer as %j', async (host) => {
  expect((await askAs(host)).status).toBe(421);
});

test('a deployment leaves names to the proxy before it', async () => {
  const env = readEnv({
    SITE_URL: 'https://example.com',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
    FIREBASE_PROJECT_ID: 'x',
    FRESH_COOKIE_SECRET: 'a long random value',
  });
  const answer = await createApp({ env, webApp }).request('http://web:3000/healthz');
  expect(answer.status).toBe(200);
});
