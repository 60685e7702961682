import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';

const { strapi, visitor } = await startCms({ PUBLIC_CACHE_MS: '0' });

test('conditions on pictures go by the links of each project, not by all for each', async () => {
  const { connection } = strapi.db;
  const asked: { sql: string; bindings?: string[] }[] = [];
  const note = (query: (typeof asked)[number]) => asked.push(query);
  connection.on('query', note);
  const condition = (value: string, index: number) => `filters[$and][${index}][images][name][$ne]=${value}`;
  await visitor.get(`/api/projects?${['x', 'y'].map(condition).join('&')}`);
  connection.off('query', note);
  const list = asked.find(({ bindings }) => bindings?.includes('x'));
  expect(list?.sql).toMatch(/files_related_mph.*<>/);
  const plan: unknown = await connection.raw(`EXPLAIN QUERY PLAN ${list?.sql}`, list?.bindings ?? []);
  expect(JSON.stringify(plan)).not.toContain('AUTOMATIC');
});
