import path from 'node:path';
import { generators } from '@strapi/typescript-utils';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from 'graphql';
import { expect, inject, test } from 'vitest';
import { startCms } from '../harness/cms';

const cms = await startCms();

/** `npm --prefix cms run schema` brings all of them up to date. */
const GENERATED = path.resolve(import.meta.dirname, '../../types/generated');

test('web/schema.graphql is what the CMS serves', async () => {
  const { body } = await cms.visitor.graphql(getIntrospectionQuery());
  const schema = lexicographicSortSchema(buildClientSchema(body.data));
  await expect(`${printSchema(schema)}\n`).toMatchFileSnapshot('../../../web/schema.graphql');
});

test('types/generated is what the content types are', async () => {
  const { contentTypes, components } = await generators.generate({
    strapi: cms.strapi,
    pwd: inject('scratch'),
    logger: { silent: true },
    artifacts: { contentTypes: true, components: true },
  });
  await expect(contentTypes?.output).toMatchFileSnapshot(path.join(GENERATED, 'contentTypes.d.ts'));
  await expect(components?.output).toMatchFileSnapshot(path.join(GENERATED, 'components.d.ts'));
});
