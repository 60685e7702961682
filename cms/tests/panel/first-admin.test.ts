import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';
import { SECRETS } from '../harness/environment';

const cms = await startCms({
  NODE_ENV: 'production',
  SITE_URL: 'https://portfolio.example.com',
  ADMIN_EMAIL: 'Boss@Example.com',
  ...SECRETS,
});
const { visitor, editor, strapi } = cms;

const stranger = {
  email: 'eve@example.com',
  password: 'Stranger#2026',
  firstname: 'Eve',
  lastname: 'Stranger',
};
const admins = () => strapi.db.connection('admin_users').orderBy('id');

test('the first admin comes from the settings and may do everything', async () => {
  expect(await admins()).toMatchObject([{ email: 'boss@example.com' }]);
  const account = { email: 'boss@example.com', password: DEMO_ADMIN.password };
  const { status, body } = await visitor.send('POST', '/admin/login', account);
  expect(status).toBe(200);
  const { body: me } = await cms.as(`Bearer ${body.data.token}`).get('/admin/users/me');
  expect(me.data.roles).toMatchObject([{ code: 'strapi-super-admin' }]);
});

describe('a stranger', () => {
  test.each([
    '/admin/register-admin',
    '/admin/register-admin/',
    '/ADMIN/register-admin',
    '/admin//register-admin',
  ])('cannot register at %s', async (path) => {
    for (const client of [visitor, editor]) {
      const { status } = await client.send('POST', path, stranger);
      expect([404, 405]).toContain(status);
    }
    expect(await admins()).toHaveLength(1);
  });

  test('cannot register without an invitation', async () => {
    for (const registrationToken of [null, '', undefined, 'x', { $ne: null }]) {
      const { status } = await visitor.send('POST', '/admin/register', {
        registrationToken,
        userInfo: stranger,
      });
      expect(status).toBe(400);
    }
    expect(await admins()).toHaveLength(1);
  });

  test('cannot register, and is not told, even while there is no admin', async () => {
    await strapi.db.query('admin::user').deleteMany({});
    const { status } = await visitor.send('POST', '/admin/register-admin', stranger);
    expect([404, 405]).toContain(status);
    expect(await admins()).toEqual([]);
    const { body } = await visitor.get('/admin/init');
    expect(body.data.hasAdmin).toBe(true);
  });
});
