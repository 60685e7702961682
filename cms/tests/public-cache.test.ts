import { expect, test } from 'vitest';
import type { PublicCache } from '../src/shared/public-cache';
import { startCms } from './harness/cms';
import { fillGallery } from './harness/gallery';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { visitor } = cms;
await fillGallery(cms);

const MEGABYTE = 1024 * 1024;
const cache = cms.strapi.get<PublicCache>('publicCache');
const graphql = (body: object) => visitor.send('POST', '/graphql', body);
const LIST =
  'query List($sort: [String!], $pagination: PaginationArg) { projects(sort: $sort, pagination: $pagination) { title } }';

/** As another process would write: this one does not notice. */
const retitle = (from: string, to: string) =>
  cms.strapi.db.connection('projects').where({ title: from }).update({ title: to });

test.each([
  [
    'a parameter that /api/portfolio does not take',
    () => visitor.get('/api/portfolio'),
    () => visitor.get('/api/portfolio?x=1'),
  ],
  ['the end of an address', () => visitor.get('/api/portfolio'), () => visitor.get('/api/portfolio/')],
  [
    'another order of parameters',
    () => visitor.get('/api/projects?sort=title&pagination[pageSize]=50'),
    () => visitor.get('/api/projects?pagination%5BpageSize%5D=50&sort=title'),
  ],
  [
    'another order of variables',
    () => graphql({ query: LIST, variables: { sort: ['title'], pagination: { page: 1, pageSize: 50 } } }),
    () =>
      graphql({
        nonsense: 1,
        variables: { pagination: { pageSize: 50, page: 1 }, sort: ['title'] },
        query: LIST,
      }),
  ],
])('%s asks for the same answer', async (_, first, second) => {
  const { body } = await first();
  await retitle('Project 07', 'Elsewhere');
  expect((await second()).body).toEqual(body);
  await retitle('Elsewhere', 'Project 07');
});

test('other parameters ask for another answer', async () => {
  const lists = [];
  for (const sort of ['title:asc', 'title:desc']) {
    lists.push((await visitor.get(`/api/projects?sort=${sort}`)).body.data[0].title);
    lists.push((await graphql({ query: LIST, variables: { sort: [sort] } })).body.data.projects[0].title);
  }
  expect(lists).toEqual(['Project 00', 'Project 00', 'Project 29', 'Project 29']);
});

test('an unknown parameter is refused', async () => {
  for (let round = 0; round < 2; round++) expect((await visitor.get('/api/projects?x=1')).status).toBe(400);
});

test('what is kept is bounded by bytes', async () => {
  for (let index = 0; index < 150; index++) {
    await visitor.get(`/api/projects?populate=*&pagination[pageSize]=100&filters[title][$ne]=${index}`);
  }
  expect(cache.size()).toBeGreaterThan(8 * MEGABYTE);
  expect(cache.size()).toBeLessThanOrEqual(16 * MEGABYTE);
});
