import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { GRAPHQL_ACCESS, openRoutes, PUBLIC_API } from '../../src/public-api';
import { startCms } from '../harness/cms';

const { strapi, visitor } = await startCms();

test('every content type of ours is in the list', () => {
  const ours = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  expect(Object.keys(PUBLIC_API)).toEqual(expect.arrayContaining(ours));
});

test('every GraphQL field is in the list, and every one of the list exists', async () => {
  const { body } = await visitor.graphql(getIntrospectionQuery());
  const schema = buildClientSchema(body.data);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  // Strapi's own, which says nothing.
  const ours = fields.filter((field) => field !== 'Query.ok');
  expect(ours.sort()).toEqual(Object.keys(GRAPHQL_ACCESS).sort());
});

test('every route of the list exists', () => {
  const routes = Object.values(strapi.apis)
    .flatMap((api) => Object.values(api.routes))
    .flatMap((router) => router.routes.map(({ method, path }) => `${method} ${path}`));
  const listed = Object.values(PUBLIC_API).flatMap((entry) =>
    'routes' in entry ? Object.keys(entry.routes) : [],
  );
  expect(routes.sort()).toEqual(listed.sort());
});

test('a route that is not in the list keeps the CMS from starting', () => {
  const routes = [{ method: 'GET', path: '/drafts', config: { auth: false } }];
  expect(() => openRoutes({ draft: { routes: { draft: { routes } } } })).toThrow('GET /drafts');
});
