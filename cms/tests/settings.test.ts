import { describe, expect, inject, test } from 'vitest';
import { SECRET_NAMES, SECRETS } from './harness/environment';

process.env.DATA_DIR = inject('scratch');
const { readSettings } = await import('../config/settings');

const deployment: Record<string, string> = {
  NODE_ENV: 'production',
  SITE_URL: 'https://portfolio.example.com',
  EDITORS: 'uid-1, Owner@Example.com,',
  FIREBASE_PROJECT_ID: 'portfolio-example',
  ...SECRETS,
};

test('a developer needs to set nothing', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    editors: ['*'],
    isProduction: false,
    isDemo: false,
    databaseUrl: undefined,
  });
  expect(settings.firebase).toMatchObject({ projectId: 'demo-portfolio', acceptEmulatorTokens: false });
  expect(settings.siteUrl).toBe('http://localhost:3000');
});

test('an empty variable is one that is not set', () => {
  const empty = Object.fromEntries(
    [...Object.keys(deployment), 'DATABASE_URL', 'CMS_PORT'].map((name) => [name, '']),
  );
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('a complete deployment starts', () => {
  const settings = readSettings(deployment);
  expect(settings).toMatchObject({ editors: ['uid-1', 'Owner@Example.com'], isProduction: true });
  expect(settings.firebase.acceptEmulatorTokens).toBe(false);
});

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s is a local site',
  (SITE_URL) => {
    expect(readSettings({ SITE_URL }).siteUrl).toBe(SITE_URL);
  },
);

describe('a deployment is refused', () => {
  test.each(SECRET_NAMES)('without %s', (name) => {
    expect(() => readSettings({ ...deployment, [name]: '' })).toThrow(name);
  });

  test('with the secrets of a developer', () => {
    const JWT_SECRET = readSettings({}).secrets.JWT_SECRET;
    expect(() => readSettings({ ...deployment, JWT_SECRET })).toThrow('JWT_SECRET');
  });

  test.each([
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    ['nobody who may edit', { EDITORS: '' }, 'EDITORS'],
    ['no Firebase project', { FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID'],
    ['the public password of the demo', { DEMO: 'true' }, 'DEMO'],
    ['unsigned tokens', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [
      'unsigned tokens of a demo project',
      { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099', FIREBASE_PROJECT_ID: 'demo-portfolio' },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [
      'a site on a name like localhost',
      { SITE_URL: 'https://localhost.example.com', EDITORS: '' },
      'EDITORS',
    ],
  ])('with %s', (_, variables, culprit) => {
    expect(() => readSettings({ ...deployment, ...variables })).toThrow(culprit);
  });
});

describe('unsigned tokens of the emulator', () => {
  const FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099';

  test('are accepted for a demo project on localhost', () => {
    const { firebase } = readSettings({ FIREBASE_AUTH_EMULATOR_HOST });
    expect(firebase.acceptEmulatorTokens).toBe(true);
  });

  test('are refused for a real project on localhost', () => {
    const real = { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID: 'portfolio-example' };
    expect(() => readSettings(real)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });
});

test('one message lists every wrong variable', () => {
  const wrong = {
    CMS_PORT: 'x',
    SITE_URL: 'not a url',
    DATABASE_URL: 'mysql://x',
    CLOUDINARY_URL: 'x',
    DEMO: 'yes',
  };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`\n  ${name}: `);
  const missing = { SITE_URL: 'https://portfolio.example.com' };
  for (const name of [...SECRET_NAMES, 'EDITORS', 'FIREBASE_PROJECT_ID']) {
    expect(() => readSettings(missing)).toThrow(`\n  ${name}: `);
  }
});

test('production refuses to start without its public address, which would make it a local one', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/SITE_URL: name the public address/);
});
