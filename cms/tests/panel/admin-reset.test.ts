import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';
import { startCms } from '../harness/cms';
import { SECRETS } from '../harness/environment';
import { runAdminReset } from '../harness/local-command';

const { strapi, visitor } = await startCms();

const SCRIPT = path.resolve(import.meta.dirname, '../../dist/src/admin-reset/main.js');

const signIn = (password: string) =>
  visitor.send('POST', '/admin/login', { email: DEMO_ADMIN.email, password, deviceId: crypto.randomUUID() });

/** Beside the CMS that runs. */
const reset = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });

test('a forgotten password is replaced, a locked account opened, and whoever was signed in is signed out', async () => {
  expect((await signIn(DEMO_ADMIN.password)).status).toBe(200);
  const sessions = () => strapi.db.connection('strapi_sessions').where({ origin: 'admin' });
  expect(await sessions()).not.toEqual([]);
  await strapi.db.query('admin::user').updateMany({ where: {}, data: { blocked: true } });

  const { status, stdout } = reset();
  expect(status).toBe(0);
  expect(await sessions()).toEqual([]);
  const [, password = ''] = / is (\S+) \(/.exec(stdout) ?? [];
  expect((await signIn(DEMO_ADMIN.password)).status).toBe(400);
  expect((await signIn(password)).status).toBe(200);
});

test('in a clone it takes the .env that npm start does: with a real Firebase project, and no public address', async () => {
  const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_PROJECT_ID: 'portfolio-example' };
  const notSet = { CMS_PORT: '', SITE_URL: '' };
  const { code, output } = await runAdminReset([], { ...SECRETS, ...firebase, ...notSet });
  expect(output).toContain(`The new password of ${DEMO_ADMIN.email} is `);
  expect(code).toBe(0);
});

test('an account that is not there is not made, and those that are there are named', () => {
  const { status, stderr } = reset('nobody@example.com');
  expect(status).toBe(1);
  expect(stderr).toContain(
    `The panel has no account nobody@example.com. Name one of these: ${DEMO_ADMIN.email}.`,
  );
});
