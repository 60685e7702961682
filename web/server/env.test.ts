import { expect, test } from 'vitest';
import { readEnv } from './env';

const EMULATOR = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const FIREBASE = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'x.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'x',
  FRESH_COOKIE_SECRET: 'a long random value',
};
const DEPLOYMENT = { ...FIREBASE, SITE_URL: 'https://example.com' };

test('with the emulator nothing else is needed', () => {
  expect(readEnv(EMULATOR)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    cmsUrl: 'http://127.0.0.1:1337',
    siteUrl: 'http://localhost:3000',
    authEmulatorUrl: 'http://127.0.0.1:9099',
    public: { firebase: { projectId: 'demo-portfolio', useEmulator: true }, emailjs: null },
  });
});

test('an empty variable counts as not set', () => {
  expect(readEnv({ ...EMULATOR, WEB_PORT: '', SITE_URL: '' }).port).toBe(3000);
});

test('everything wrong is listed at once', () => {
  const read = () => readEnv({ ...FIREBASE, FIREBASE_API_KEY: '', WEB_PORT: 'x', CMS_URL: 'ftp://cms' });
  expect(read).toThrow(/WEB_PORT .+\n {2}CMS_URL /);
});

test.each([
  ['SITE_URL', 'example.com', 'must be an address that begins with http:// or https://'],
  ['SITE_URL', 'https://example.com, www.example.com', 'SITE_ALIASES'],
  ['SITE_URL', 'https://https://example.com', 'without https://'],
  ['CMS_URL', 'cms:1337', 'must be an address that begins with http:// or https://'],
  ['CMS_URL', 'http://localhost:3000', 'the website would ask itself'],
  ['WEB_PORT', 'x', 'must be a whole number from 1 to 65535'],
  ['METRICS_PORT', '3000', 'must be another port than WEB_PORT'],
  ['TRUSTED_PROXIES', 'private_ranges', 'must be how many'],
  ['FIREBASE_AUTH_DOMAIN', 'https://example.firebaseapp.com', 'without https://'],
])('%s=%s is refused with what it must be', (name, value, said) => {
  expect(() => readEnv({ ...EMULATOR, [name]: value })).toThrow(new RegExp(`\n  ${name} .*${said}`));
});

test('a deployment is refused until all is there', () => {
  expect(readEnv(DEPLOYMENT).public.firebase).toMatchObject({ apiKey: 'key', useEmulator: false });
  const names = Object.keys(DEPLOYMENT);
  for (const name of names) {
    expect(() => readEnv({ ...DEPLOYMENT, [name]: '' })).toThrow(`\n  ${name} `);
    expect(() => readEnv({ [name]: 'https://example.com' })).toThrow(
      new RegExp(
        names
          .filter((other) => other !== name)
          .map((other) => `(?=[^]*\\n  ${other} )`)
          .join(''),
      ),
    );
  }
});

test.each([
  { name: 'no Firebase at all', variables: {}, wrong: 'FIREBASE_API_KEY' },
  {
    name: 'the emulator with a real project',
    variables: { ...EMULATOR, FIREBASE_PROJECT_ID: 'real' },
    wrong: 'FIREBASE_PROJECT_ID',
  },
  {
    name: 'the emulator beside a real project',
    variables: { ...EMULATOR, FIREBASE_API_KEY: 'key' },
    wrong: 'FIREBASE_API_KEY',
  },
  {
    name: 'the emulator on a public address',
    variables: { ...EMULATOR, SITE_URL: 'https://example.com' },
    wrong: 'SITE_URL',
  },
  {
    name: 'a deployment without its secret',
    variables: { ...FIREBASE, FRESH_COOKIE_SECRET: '' },
    wrong: 'FRESH_COOKIE_SECRET',
  },
  {
    name: 'a short secret',
    variables: { ...FIREBASE, FRESH_COOKIE_SECRET: 'short' },
    wrong: 'FRESH_COOKIE_SECRET',
  },
  {
    name: 'half of EmailJS',
    variables: { ...DEPLOYMENT, EMAILJS_PUBLIC_KEY: 'key' },
    wrong: 'EMAILJS_SERVICE_ID',
  },
])('$name is refused', ({ variables, wrong }) => {
  expect(() => readEnv(variables)).toThrow(`  ${wrong} `);
});
