import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, test } from 'vitest';
import { startCms } from './harness/cms';

const cms = await startCms();

test('web/schema.graphql is what the CMS serves; `npm --prefix cms run schema` brings it up to date', async () => {
  const { body } = await cms.visitor.graphql(getIntrospectionQuery());
  const schema = lexicographicSortSchema(buildClientSchema(body.data));
  await expect(`${printSchema(schema)}\n`).toMatchFileSnapshot('../../web/schema.graphql');
});
