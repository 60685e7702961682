import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { createPublicCache, SEARCH } from '../../src/cache/public-cache';
import { createFreshCookie } from '../../src/shared-with-web/server/fresh-cookie';
import { startCms } from '../harness/cms';
import { retitleElsewhere } from '../harness/elsewhere';
import { fillGallery } from '../harness/gallery';
import { statementsOf } from '../harness/statements';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { visitor } = cms;
await fillGallery(cms);

const MEGABYTE = 1024 * 1024;
const graphql = (body: object) => visitor.send('POST', '/graphql', body);
const LIST =
  'query List($sort: [String!], $pagination: PaginationArg) { projects(sort: $sort, pagination: $pagination) { title } }';

const retitle = (from: string, to: string) => retitleElsewhere(cms, from, to);

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

test('a list of all projects reads no case studies', async () => {
  cms.strapi.get('publicCache').invalidate();
  const statements = await statementsOf(cms, () => visitor.get('/api/portfolio'));
  expect(statements.filter((sql) => sql.includes('placeholder'))).toHaveLength(1);
  expect(statements.join()).not.toContain('case_study');
});

test('other parameters ask for another answer', async () => {
  const lists = [];
  for (const sort of ['title:asc', 'title:desc']) {
    lists.push((await visitor.get(`/api/projects?sort=${sort}`)).body.data[0].title);
    lists.push((await graphql({ query: LIST, variables: { sort: [sort] } })).body.data.projects[0].title);
  }
  expect(lists).toEqual(['Project 00', 'Project 00', 'Project 29', 'Project 29']);
});

test('what sorts first decides the answer', async () => {
  const first = async (sort: string) => (await visitor.get(`/api/projects?${sort}`)).body.data[0].title;
  expect(await first('sort[title]=desc&sort[slug]=asc')).toBe('Project 29');
  expect(await first('sort[slug]=asc&sort[title]=desc')).toBe('Project 00');
});

const query = JSON.stringify({ query: '{ projects { title } }' });
const head = (path: string) => fetch(new URL(path, cms.url), { method: 'HEAD' });
const post = (path: string, body: string, type = 'application/json') =>
  visitor.send('POST', path, body, { 'content-type': type });

test.each<[how: string, status: number, ask: () => Promise<{ status: number }>]>([
  ['HEAD', 200, () => head('/api/portfolio')],
  ['HEAD with parameters', 200, () => head('/api/projects?sort=title')],
  ['another spelling', 200, () => visitor.get('/API/Portfolio')],
  ['another spelling with parameters', 200, () => visitor.get('/api/Projects?sort=title')],
  ['another spelling of /graphql', 200, () => post('/GraphQL/', query)],
  ['another name of JSON', 200, () => post('/graphql', query, 'application/vnd.api+json')],
  ['a comment', 200, () => post('/graphql', query.replace('"}', ' #mutation"}'))],
  ['a name', 200, () => post('/graphql', query.replace('{ projects', 'query mutation { projects'))],
  [
    'a query in the address',
    405,
    () => visitor.get('/graphql?query={projects{title}}', { 'apollo-require-preflight': '1' }),
  ],
  ['a query in the address by HEAD', 405, () => head('/graphql?query={projects{title}}')],
])('%s does not pass by what is kept', async (_, status, ask) => {
  await ask();
  const statuses: number[] = [];
  const statements = await statementsOf(cms, async () => {
    for (let count = 0; count < 10; count++) statuses.push((await ask()).status);
  });
  expect(statuses).toEqual(Array.from({ length: 10 }, () => status));
  expect(statements).toEqual([]);
});

test('a mutation is run, whatever stands before it', async () => {
  const text =
    'query projects { projects { title } } mutation Delete { deleteProject(documentId: "x") { documentId } }';
  const { body } = await graphql({ query: text, operationName: 'Delete' });
  expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('an unknown parameter is refused', async () => {
  for (let round = 0; round < 2; round++) expect((await visitor.get('/api/projects?x=1')).status).toBe(400);
});

test('a query that breaks off is not taken for a stopped database', async () => {
  const check = vi.spyOn(cms.strapi.get('databaseWatch'), 'check');
  const arrived = once(cms.strapi.server.httpServer, 'request');
  const headers = { 'content-type': 'application/json', 'content-length': 1000 };
  const half = request(new URL('/graphql', cms.url), { method: 'POST', headers });
  half.on('error', () => undefined);
  half.write('{');
  const [, response] = await arrived;
  const ended = once(response, 'close');
  half.destroy();
  await ended;
  await visitor.get('/_health');
  expect(check).not.toHaveBeenCalled();
  check.mockRestore();
});

describe('who has just written', () => {
  const list = { query: '{ projects { title } }' };
  const cookie = createFreshCookie(cms.strapi.config.get('settings.secrets.FRESH_COOKIE_SECRET'));
  const ask = () => visitor.send('POST', '/graphql', list, { cookie });

  test('reads from memory as long as nothing has changed', async () => {
    const { body } = await ask();
    const statements = await statementsOf(cms, async () => expect((await ask()).body).toEqual(body));
    expect(statements).toEqual([expect.stringContaining('content_versions')]);
  });

  test('never reads what was before, whichever process wrote', async () => {
    for (const [from, to] of [
      ['Project 07', 'Elsewhere'],
      ['Elsewhere', 'Project 07'],
    ] as const) {
      const before = (await ask()).body;
      await retitleElsewhere(cms, from, to);
      expect((await graphql(list)).body).toEqual(before);
      expect(JSON.stringify((await ask()).body)).toContain(to);
    }
  });

  test('is not answered by a read that began before another process wrote', async () => {
    const cache = createPublicCache(60_000);
    const answerOf = (text: string) => ({ body: Buffer.from(text), type: '', etag: '' });
    await cache.fill('list', 1, async () => {
      expect(await cache.fill('list', 2, async () => answerOf('new'))).toEqual({
        answer: answerOf('new'),
      });
      return answerOf('old');
    });
    expect(cache.getUnchanged('list', 2)?.body.toString()).toBe('new');
  });
});

test('what is kept is bounded by bytes: a long portfolio is, nothing larger, and no large search', async () => {
  const cache = createPublicCache(60_000);
  const fill = (key: string, size: number) =>
    cache.fill(key, 1, async () => ({ body: Buffer.alloc(size), type: 'application/json', etag: '' }));
  for (let index = 0; index < 40; index++) await fill(String(index), 0.9 * MEGABYTE);
  await fill('portfolio', 3 * MEGABYTE);
  await fill('large', 9 * MEGABYTE);
  await fill('search large', 2 * MEGABYTE);
  expect(cache.size()).toBeGreaterThan(14 * MEGABYTE);
  expect(cache.size()).toBeLessThanOrEqual(16 * MEGABYTE);
  const kept = ['0', '39', 'portfolio', 'large', 'search large'].filter((key) => cache.get(key));
  expect(kept).toEqual(['39', 'portfolio']);
});

test('what is kept of tiny answers is bounded by what it takes in memory', async () => {
  const cache = createPublicCache(60_000);
  const answer = { body: Buffer.from('{}'), type: 'application/json', etag: '' };
  for (let index = 0; index < 20_000; index++) await cache.fill(String(index), 1, async () => answer);
  expect(['0', '19999'].map((key) => Boolean(cache.get(key)))).toEqual([false, true]);
});

test('a clock that is set back keeps no answer until it has caught up', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const now = Date.now();
  const cache = createPublicCache(1000);
  vi.setSystemTime(now + 3_600_000);
  await cache.fill('list', 1, async () => ({ body: Buffer.from('old'), type: '', etag: '' }));
  vi.setSystemTime(now);
  vi.advanceTimersByTime(1001);
  expect(cache.get('list')).toBeUndefined();
  vi.useRealTimers();
});

test('searches push out each other and nothing else', async () => {
  const cache = createPublicCache(60_000);
  const fill = (key: string, size: number) =>
    cache.fill(key, 1, async () => ({ body: Buffer.alloc(size), type: 'application/json', etag: '' }));
  await fill('page', 1000);
  for (let index = 0; index < 40; index++) await fill(`search ${index}`, 0.9 * MEGABYTE);
  expect(['page', 'search 0', 'search 39'].map((key) => Boolean(cache.get(key)))).toEqual([
    true,
    false,
    true,
  ]);
  expect(cache.size()).toBeLessThanOrEqual(4 * MEGABYTE + 2000);
});

test.each([
  ['pages that are not there', 'query Page($x: String!) { projectPage(slug: $x) { project { title } } }'],
  ['searches', 'query Search($x: String!) { searchProjects(q: $x) { total } }'],
])('a flood of %s is kept where searches are', async (_, query) => {
  const fill = vi.spyOn(cms.strapi.get('publicCache'), 'fill');
  for (let index = 0; index < 20; index++) await graphql({ query, variables: { x: `nothing-${index}` } });
  const keys = new Set(fill.mock.calls.map(([key]) => key));
  expect(keys.size).toBe(20);
  expect([...keys].filter((key) => !key.startsWith(SEARCH))).toEqual([]);
  fill.mockRestore();
});

test('a search is kept as any other read', async () => {
  const query = 'query Search($q: String) { searchProjects(q: $q) { nodes { title } } }';
  const find = async () =>
    (await graphql({ query, variables: { q: 'project 05' } })).body.data.searchProjects.nodes;
  const before = await find();
  await retitle('Project 05', 'Quite another');
  expect(before).toContainEqual({ title: 'Project 05' });
  expect(await find()).toEqual(before);
});

test('what was begun before a write is answered, and not kept', async () => {
  const cache = createPublicCache(60_000);
  const answer = { body: Buffer.from('before'), type: 'text/plain', etag: '"before"' };
  const filled = cache.fill('page', 1, async () => {
    cache.invalidate();
    return answer;
  });
  expect(await filled).toEqual({ answer });
  expect(cache.get('page')).toBeUndefined();
});
