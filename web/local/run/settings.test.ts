import { expect, test } from 'vitest';
import { productEnv, readSettings, readyLine } from './settings.ts';

test('without any variable the whole demo runs on the standard ports', () => {
  const settings = readSettings({});
  expect(productEnv(settings, {})).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    CMS_URL: 'http://127.0.0.1:1337',
    FIREBASE_PROJECT_ID: 'demo-portfolio',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    EDITORS: '*',
    DEMO: 'true',
  });
  expect(readyLine(settings)).toBe(
    'Ready: http://localhost:3000 (sign in: owner@example.com / Demo#2026)  ·  ' +
      'admin panel http://localhost:1337/admin (admin@example.com / Demo#2026)  ·  Ctrl-C stops.',
  );
});

test('an empty line of a .env file counts as not set', () => {
  expect(readSettings({ WEB_PORT: '', FIREBASE_PROJECT_ID: '', DATA_DIR: '', DEMO: '' })).toEqual(
    readSettings({}),
  );
});

test('a real Firebase project runs without the emulator and its accounts', () => {
  const settings = readSettings({ FIREBASE_PROJECT_ID: 'portfolio-live' });
  expect(productEnv(settings, {}).FIREBASE_AUTH_EMULATOR_HOST).toBe('');
  expect(readyLine(settings)).not.toContain('owner@example.com');
});

test('accounts of a real Firebase project neither edit unasked nor get the demo', () => {
  const settings = readSettings({ FIREBASE_PROJECT_ID: 'portfolio-live', FIREBASE_API_KEY: 'key' });
  expect(settings).toMatchObject({ isDemo: false, editors: '' });
});

test.each(['DATABASE_URL', 'DATABASE_URL_FILE'])(
  'a database of its own, by %s, never gets the admin with the public password',
  (variable) => expect(readSettings({ [variable]: 'any' }).isDemo).toBe(false),
);

test.each(['abc', '0', '65536', '3000.5'])('WEB_PORT=%s is refused', (port) => {
  expect(() => readSettings({ WEB_PORT: port })).toThrow(
    `WEB_PORT must be a port number from 1 to 65535, not "${port}".`,
  );
});

test.each(['~/portfolio', '$HOME/portfolio'])(
  'the folder %s, which a shell had to find, is refused',
  (folder) => {
    expect(() => readSettings({ DATA_DIR: folder })).toThrow(
      `DATA_DIR must be a whole path, not "${folder}"`,
    );
    expect(() => productEnv(readSettings({}), { BACKUP_DIR: folder })).toThrow(
      'BACKUP_DIR must be a whole path',
    );
  },
);

test('one port for two is refused', () => {
  expect(() => readSettings({ WEB_PORT: '1337' })).toThrow('CMS_PORT and WEB_PORT are both 1337');
});
