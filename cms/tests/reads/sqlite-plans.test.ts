import { expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { queriesOf } from '../harness/statements';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });

/** How SQLite goes about what is asked meanwhile. */
async function plansOf(work: () => Promise<unknown>) {
  const asked = await queriesOf(cms, work);
  const plans = asked.map(async ({ sql, bindings }) => {
    const plan: unknown = await cms.strapi.db.connection.raw(`EXPLAIN QUERY PLAN ${sql}`, bindings ?? []);
    return { sql, plan: JSON.stringify(plan) };
  });
  return Promise.all(plans);
}

test('conditions on pictures go by the links of each project, not by all for each', async () => {
  const condition = (value: string, index: number) => `filters[$and][${index}][images][name][$ne]=${value}`;
  const path = `/api/projects?${['x', 'y'].map(condition).join('&')}`;
  const plans = await plansOf(() => cms.visitor.get(path));
  const list = plans.find(({ sql }) => /files_related_mph.*<>/.test(sql));
  expect(list?.plan).not.toContain('AUTOMATIC');
});

test('a page of the inbox goes by indexes and sorts nothing', async () => {
  const query = '{ messages_connection { nodes { name } unread } }';
  const plans = await plansOf(() => cms.editor.graphql(query));
  const ofMessages = plans.filter(({ sql }) => sql.includes('`messages`'));
  expect(ofMessages).toHaveLength(3);
  for (const { sql, plan } of ofMessages) {
    expect(plan, sql).toContain('INDEX messages_');
    expect(plan, sql).not.toContain('TEMP B-TREE');
  }
});
