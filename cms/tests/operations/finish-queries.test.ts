import { expect, test } from 'vitest';
import { countQueries, finishQueries } from '../../src/database/finish-queries';
import { startCms } from '../harness/cms';

const { strapi } = await startCms();

test('what Strapi reads after its answers is read before the database is closed', async () => {
  const slugs = strapi.documents('api::former-slug.former-slug');
  const names = Array.from({ length: 30 }, (_, index) => `slug-${index}`);
  await Promise.all(names.map((slug) => slugs.create({ data: { slug, projectId: 'project' } })));
  await finishQueries(strapi);
  expect(countQueries(strapi)).toBe(0);
});
