import { expect, test } from 'vitest';
import { createPublicCache } from '../src/shared/public-cache';
import { startCms } from './harness/cms';
import { fillGallery } from './harness/gallery';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { visitor } = cms;
await fillGallery(cms);

const MEGABYTE = 1024 * 1024;
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

test('what is kept is bounded by bytes, and nothing large is kept', async () => {
  const cache = createPublicCache(60_000);
  const fill = (key: string, size: number) =>
    cache.fill(key, async () => ({ body: Buffer.alloc(size), type: 'application/json', etag: '' }));
  for (let index = 0; index < 40; index++) await fill(String(index), 0.9 * MEGABYTE);
  await fill('large', 2 * MEGABYTE);
  expect(cache.size()).toBeGreaterThan(14 * MEGABYTE);
  expect(cache.size()).toBeLessThanOrEqual(16 * MEGABYTE);
  expect(['0', '39', 'large'].map((key) => Boolean(cache.get(key)))).toEqual([false, true, false]);
});
