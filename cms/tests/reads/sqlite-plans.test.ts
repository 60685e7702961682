import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { queriesOf } from '../harness/statements';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });

test('conditions on pictures go by the links of each project, not by all for each', async () => {
  const { connection } = cms.strapi.db;
  const condition = (value: string, index: number) => `filters[$and][${index}][images][name][$ne]=${value}`;
  const path = `/api/projects?${['x', 'y'].map(condition).join('&')}`;
  const asked = await queriesOf(cms, () => cms.visitor.get(path));
  const list = asked.find(({ bindings }) => bindings?.includes('x'));
  expect(list?.sql).toMatch(/files_related_mph.*<>/);
  const plan: unknown = await connection.raw(`EXPLAIN QUERY PLAN ${list?.sql}`, list?.bindings ?? []);
  expect(JSON.stringify(plan)).not.toContain('AUTOMATIC');
});
