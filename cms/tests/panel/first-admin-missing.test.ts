import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { spawnCms } from '../harness/cms-process';
import { createEnvironment, SECRETS } from '../harness/environment';

const NOBODY = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

test('a deployment without an admin does not start, and says what to set', async () => {
  const deployment = { NODE_ENV: 'production', SITE_URL: 'https://portfolio.example.com', ...SECRETS };
  const environment = await createEnvironment({ ...deployment, ...NOBODY });
  await expect(spawnCms(environment)).rejects.toThrow(
    /cannot start without an admin.*ADMIN_EMAIL: .*ADMIN_PASSWORD: /,
  );
});

describe("on a machine of one's own", async () => {
  const cms = await startCms(NOBODY);

  test('the CMS starts, and nobody can register all the same', async () => {
    const account = { email: 'eve@example.com', password: 'Eve#2026x', firstname: 'Eve', lastname: 'Eve' };
    const { status } = await cms.visitor.send('POST', '/admin/register-admin', account);
    expect([404, 405]).toContain(status);
    expect(await cms.strapi.db.connection('admin_users')).toEqual([]);
  });
});
