import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings/read-settings';
import { smtpOptions } from '../../src/settings/smtp-options';
import { writtenFolders } from '../../src/settings/folders';
import { SECRET_NAMES, SECRETS } from '../harness/environment';

const LOCAL_SECRET = readSettings({}).secrets.JWT_SECRET;

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

test.each([
  { DATABASE_URL: 'postgres://portfolio@database/portfolio', PGPASSWORD: 'a password of its own' },
  { DATABASE_URL: 'postgres://portfolio:its-own@db.example.com/portfolio', PGPASSWORD: 'portfolio' },
  { EDITORS: '*' },
])('a deployment may have %j', (variables) => {
  expect(readSettings({ ...deployment, ...variables }).isDeployment).toBe(true);
});

test('the demo may have the published password of the database', () => {
  const database = { DATABASE_URL: 'postgres://portfolio@database/portfolio', PGPASSWORD: 'portfolio' };
  expect(readSettings({ ...database, DEMO: 'true' }).isDemo).toBe(true);
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
    expect(() => readSettings({ ...deployment, JWT_SECRET: LOCAL_SECRET })).toThrow('JWT_SECRET');
  });

  test.each([
    ['a short secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    ['nobody who may edit', { EDITORS: '' }, 'EDITORS'],
    ['only commas for who may edit', { EDITORS: ' , ,' }, 'EDITORS'],
    ['a published secret among others', { APP_KEYS: `${'x'.repeat(20)},${LOCAL_SECRET}` }, 'APP_KEYS'],
    ['a secret of a template', { JWT_SECRET: 'tobemodified-tobemodified' }, 'JWT_SECRET'],
    [
      'the published password of the database',
      { DATABASE_URL: 'postgres://portfolio@database/portfolio', PGPASSWORD: 'portfolio' },
      'POSTGRES_PASSWORD',
    ],
    [
      "the published password in the database's address",
      { DATABASE_URL: 'postgres://portfolio:portfolio@database/portfolio', PGPASSWORD: 'other' },
      'POSTGRES_PASSWORD',
    ],
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

test.each<[what: string, variables: Record<string, string>, written: string[]]>([
  ['SQLite and a folder of pictures', {}, ['tmp', '', 'public/uploads']],
  ['PostgreSQL', { DATABASE_URL: 'postgres://database/portfolio' }, ['tmp', 'public/uploads']],
  ['Cloudinary', { CLOUDINARY_URL: 'cloudinary://key:secret@cloud' }, ['tmp', '']],
])('with %s the CMS asks to write only where a container lets it', (_, variables, written) => {
  const settings = readSettings(variables);
  expect(writtenFolders(settings).map((folder) => path.relative(settings.dataDir, folder))).toEqual(written);
});

test.each<[name: string, value: string, said: string]>([
  ['SITE_URL', 'localhost:3000', 'begins with http://'],
  ['SITE_URL', 'https://example.com,www.example.com', 'SITE_ALIASES'],
  ['SMTP_URL', 'smtp://site:50%@mail.example.com', '% as %25'],
  ['SMTP_URL', 'smtp://site:pass/word@mail.example.com', '/ as %2F'],
  ['CLOUDINARY_URL', 'cloudinary://cloud', 'must be cloudinary://key:secret@cloud'],
  ['CMS_PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['ASSISTANT_TIMEOUT_MS', '99999999999', 'must be a whole number from 1 to 2147483647'],
  ['MESSAGE_RETENTION_DAYS', '99999999', 'must be a whole number from 1 to 36500'],
  ['DATABASE_URL', 'postgres://me:pass#word@host/database', 'in the password # is written as %23'],
  ['EDITORS', 'me@example.com you@example.com', 'must have commas between'],
  ['EDITORS', 'me@example.com;you@example.com', 'must have commas between'],
  ['APP_KEYS', ',,,,,,,,,,,,,,,,', 'of at least 16 characters each'],
  ['APP_KEYS', `short,${'x'.repeat(20)}`, 'of at least 16 characters each'],
  ['DATA_DIR', '~/portfolio', 'must be a whole path'],
  ['BACKUP_DIR', '$HOME/backups', 'must be a whole path'],
  ['METRICS_PORT', '1337', 'must be another port than CMS_PORT'],
  ['EDITORS', '"me@example.com"', 'must have commas between'],
  ['EDITORS', "'*'", 'must have commas between'],
  ['FIREBASE_PROJECT_ID', 'My Portfolio', "must be the project's id"],
  ['CMS_PUBLIC_URL', 'https://panel.example.com/admin', 'must be what stands before /admin'],
  ['CMS_PUBLIC_URL', 'https://panel.example.com', 'needs SITE_URL to be the public address'],
])('%s=%s is refused with what it must be', (name, value, said) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`\n  ${name}: .*${said}`));
});

test.each([
  ['smtp://me:secret@mail.example.com', true],
  ['smtp://mail.example.com:25', false],
  ['smtp://me:secret@127.0.0.1:25', false],
  ['smtp://me:secret@relay:25?requireTLS=false', false],
])('%s wants encryption: %s', (url, requireTLS) => {
  expect(smtpOptions(url)).toMatchObject({ requireTLS });
});

test('a mail server may be named by its address of IPv6', () => {
  const options = smtpOptions('smtp://me:secret@[::1]:25');
  expect(options).toMatchObject({ host: '::1', port: 25, requireTLS: false });
});

describe('the API key of a real Firebase project', () => {
  const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'portfolio-example' };
  const refusalOf = (variables: Record<string, string>) => {
    try {
      readSettings(variables);
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };

  test.each<Record<string, string>>([
    {},
    { SITE_URL: 'http://localhost:3000' },
    { NODE_ENV: 'production', DEMO: 'true' },
  ])('makes it a deployment, with everything that is missing in one list: %j', (variables) => {
    const lines = refusalOf({ ...firebase, ...variables }).split('\n  ');
    const names = lines.slice(1).map((line) => line.split(':')[0]);
    expect(names).toEqual(
      expect.arrayContaining([...SECRET_NAMES, 'EDITORS', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']),
    );
    expect(names.includes('SITE_URL')).toBe(!('SITE_URL' in variables));
    expect(names.includes('DEMO')).toBe('DEMO' in variables);
  });

  test('lets nobody read messages because everybody may edit', () => {
    const settings = readSettings({
      ...deployment,
      ...firebase,
      SITE_URL: 'http://localhost:3000',
      EDITORS: '*',
    });
    expect(settings).toMatchObject({ editors: ['*'], messageReaders: [], isDeployment: true });
  });

  test('goes with no emulator', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'demo-portfolio' };
    const wrong = { ...deployment, ...firebase, ...emulator, SITE_URL: 'http://localhost:3000' };
    expect(refusalOf(wrong)).toContain('\n  FIREBASE_AUTH_EMULATOR_HOST: ');
  });
});

describe('the first admin', () => {
  const ADMIN_EMAIL = 'Boss@Example.com';

  test('is the one that is named, or in the demo the one of the README', () => {
    const ADMIN_PASSWORD = 'Secret#2026';
    const email = 'boss@example.com';
    const account = { ADMIN_EMAIL, ADMIN_PASSWORD };
    expect(readSettings(account).firstAdmin).toEqual({ email, password: ADMIN_PASSWORD });
    expect(readSettings({ ...account, DEMO: 'true' }).firstAdmin?.email).toBe('admin@example.com');
    expect(readSettings({}).firstAdmin).toBeUndefined();
  });

  test.each([
    ['Sh0rt', 'must have at least 8 characters'],
    ['ALL-UPPERCASE-1', 'must have a lowercase letter'],
    ['all-lowercase-1', 'must have an uppercase letter'],
    ['Without-Digits', 'must have a digit'],
    ['\u00e9Aa1'.repeat(15), 'must have at most 72 bytes'],
  ])('cannot have the password %s', (ADMIN_PASSWORD, problem) => {
    expect(() => readSettings({ ADMIN_EMAIL, ADMIN_PASSWORD })).toThrow(`\n  ADMIN_PASSWORD: ${problem}`);
  });

  test.each([
    [{ ADMIN_EMAIL }, 'ADMIN_EMAIL'],
    [{ ADMIN_PASSWORD: 'Secret#2026' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: 'Secret#2026' }, 'ADMIN_EMAIL'],
  ])('%j is refused', (variables, name) => {
    expect(() => readSettings(variables)).toThrow(`\n  ${name}: `);
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
  const missing = { SITE_URL: 'https://portfolio.example.com', JWT_SECRET: 'short', CMS_PORT: 'x' };
  expect(() => readSettings(missing)).toThrow('\n  CMS_PORT: ');
  expect(() => readSettings(missing)).not.toThrow(/\n {2}JWT_SECRET:[^]*\n {2}JWT_SECRET:/);
  for (const name of [...SECRET_NAMES, 'EDITORS', 'FIREBASE_PROJECT_ID']) {
    expect(() => readSettings(missing)).toThrow(`\n  ${name}: `);
  }
});

test('production refuses to start without its public address, which would make it a local one', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/SITE_URL: name the public address/);
});
