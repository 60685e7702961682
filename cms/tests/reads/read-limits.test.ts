import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { fillGallery } from '../harness/gallery';
import type { Entry } from '../harness/projects';
import { measureCpu } from '../harness/measure-cpu';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { visitor } = cms;
await fillGallery(cms, { projects: 30, technologies: 30 });
const all: Entry[] = (await visitor.get('/api/portfolio')).body;

const times = (count: number, make: (index: number) => string, separator = '&') =>
  Array.from({ length: count }, (_, index) => make(index)).join(separator);
const rest = (query: string) => visitor.get(`/api/projects?pagination[pageSize]=100&${query}`);
const find = (filters: object, sort?: string[]) =>
  visitor.graphql(
    'query Find($filters: ProjectFiltersInput, $sort: [String!]) { projects(filters: $filters, sort: $sort) { title } }',
    { filters, sort },
  );
const unlike = (count: number) => Array.from({ length: count }, () => ({ technologies: { ne: 'x' } }));

describe('REST refuses', () => {
  test.each([
    [
      'four conditions',
      times(4, (i) => `filters[$and][${i}][technologies][name][$ne]=x`),
      /at most 3 conditions/,
    ],
    ['four alternatives', times(4, (i) => `filters[$or][${i}][technologies][name][$ne]=x`), /at most 3/],
    ['four denials', times(4, (i) => `filters[$not][$and][${i}][images][name][$eq]=x`), /at most 3/],
    [
      'four conditions and sorts',
      `sort=images.name,technologies.name&${times(2, (i) => `filters[$or][${i}][images][url]=x`)}`,
      /at most 3/,
    ],
    ['two sorts on technologies', 'sort=technologies.name,technologies.id', /at most 1 by technologies/],
    ['a sort on each relation', 'sort[0][technologies][name]=asc&sort[1]=images.name', /at most 1 by/],
    ['the same sort thrice', `sort=${times(3, () => 'technologies.name', ',')}`, /a field twice/],
    ['the same sort both ways', 'sort=title:asc,title:desc', /a field twice/],
    ['61 parts', times(61, (i) => `filters[$or][${i}][title]=x`), /too many conditions/],
    ['nine looks into texts', times(9, (i) => `filters[$or][${i}][description][$containsi]=x`), /at most 8/],
    ['groups in groups', `filters${'[$and][0]'.repeat(9)}[title]=x`, /within each other/],
    ['a group deeper than it can be read', `filters${'[$and][0]'.repeat(900)}[title]=x`, /filters/],
    ['a group that is no list', 'filters[$and]=x', /\$and: must be a list/],
    ['filters that are no object', 'filters=x', /filters: must be an object/],
    ['5,000 sorts', `sort=${times(1500, () => 'title', ',')}`, /too many/],
    ['a sort through a text', 'sort[title][name]=asc', /no field title\.name/],
    ['no field', 'fields=', /fields: must name fields/],
    ['a field that every object has', 'fields=constructor', /fields: no field constructor/],
    ['a search for a list', '_q[]=a', /_q: must be text/],
    ['a number beyond the database', 'pagination[start]=9223372036854775808', /start must be a number/],
    ['text for a number', 'filters[position][$eq]=abc', /position must be a number/],
    ['half a range', 'filters[position][$between]=1', /\$between/],
    ['an operator of objects', 'filters[title][$jsonSupersetOf]=a', /not an operator/],
    ['relations of relations', 'populate[images][populate]=*', /one level deep/],
  ])('%s', async (_, query, message) => {
    for (const path of ['/api/projects', '/api/projects/unknown']) {
      const { status, body } = await visitor.get(`${path}?${query}`);
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(message)]);
    }
  });
});

test('a list of REST holds at most 50 projects', async () => {
  const { body } = await rest('fields=title');
  expect(body.meta.pagination).toMatchObject({ pageSize: 50, total: 30 });
});

describe('GraphQL refuses', () => {
  test.each([
    ['four conditions', { and: unlike(4) }, undefined, /at most 3 conditions/],
    ['four alternatives', { or: [{ and: unlike(2) }, { and: unlike(2) }] }, undefined, /at most 3/],
    [
      'nine looks into texts',
      { or: Array.from({ length: 9 }, () => ({ title: { contains: 'x' } })) },
      undefined,
      /at most 8/,
    ],
    ['101 values', { title: { in: Array.from({ length: 101 }, () => 'x') } }, undefined, /too many values/],
    ['the same sort twice', {}, ['title', 'title:desc'], /a field twice/],
    ['5,000 sorts', {}, Array.from({ length: 5000 }, () => 'title'), /too many/],
  ])('%s', async (_, filters, sort, message) => {
    const { status, body } = await find(filters, sort);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(message)]);
  });

  test('four conditions in two lists of one request', async () => {
    const filters = '(filters: { and: [{ technologies: { ne: "x" } }, { technologies: { ne: "y" } }] })';
    const { status, body } = await visitor.graphql(
      `{ a: projects${filters} { title } b: projects_connection${filters} { nodes { title } } }`,
    );
    expect([status, JSON.stringify(body.errors)]).toEqual([
      400,
      expect.stringMatching(/at most 3 conditions/),
    ]);
  });

  test.each([
    ['lists', 3, 'projects', '{ title }'],
    ['pages', 3, 'projects_connection', '{ nodes { title } }'],
  ])('%s of more than 200 projects', async (_, count, field, fields) => {
    const ask = (lists: number) =>
      visitor.graphql(`{ ${times(lists, (i) => `a${i}: ${field} ${fields}`, ' ')} }`);
    expect((await ask(count - 1)).status).toBe(200);
    const { status, body } = await ask(count);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(/at most 200 projects/)]);
  });

  test('subscriptions', async () => {
    const { status, body } = await visitor.graphql('subscription { projects { title } }');
    expect([status, body.errors[0].message]).toEqual([400, 'There are no subscriptions here.']);
  });

  test.each([900, 7000])('filters %i deep', async (depth) => {
    const filters = `${'{"and":['.repeat(depth)}${']}'.repeat(depth)}`;
    const text = `{"query":"query Q($f: ProjectFiltersInput) { projects(filters: $f) { title } }","variables":{"f":${filters}}}`;
    for (const client of [visitor, cms.editor]) {
      expect((await client.send('POST', '/graphql', text)).status).toBe(400);
    }
  });
});

test('what a database refuses is told to the client, not logged as our mistake', async () => {
  const values = Array.from({ length: 70_000 }, (_, index) => index);
  const ask = cms.strapi.db
    .connection('projects')
    .whereIn('id', values)
    .catch((error: unknown) => error);
  const { toRefusal } = await import('../../src/database/database-refusals');
  expect(toRefusal(await ask)).toMatchObject({ name: 'ValidationError' });
  const wrong = await cms.strapi.db
    .connection('projects')
    .select('nope')
    .catch((error: unknown) => error);
  expect(toRefusal(wrong)).toBeUndefined();
  const [row] = await cms.strapi.db.connection('projects').select('id', 'document_id');
  const sequenceBehind = await cms.strapi.db
    .connection('projects')
    .insert(row)
    .catch((error: unknown) => error);
  expect(sequenceBehind).toBeInstanceOf(Error);
  expect(toRefusal(sequenceBehind)).toBeUndefined();
});

const lists = times(2, (i) => `a${i}: projects { title technologies images { url } }`, ' ');

test.each<[what: string, path: string, query?: (index: number) => string]>([
  ['GraphQL', '/graphql', (index) => `{ b${index}: viewer { uid } ${lists} }`],
  ['REST, in other letters', '/API/projects?populate=*&pagination[pageSize]=100'],
])(
  'whoever asks beside a flood of costly reads from one address waits for a few: %s',
  async (_, path, query) => {
    const from = (address: string, path: string, body?: object) =>
      visitor.send(body ? 'POST' : 'GET', path, body, { 'x-forwarded-for': address });
    const flood = (path: string, query?: (index: number) => string) =>
      Array.from({ length: 40 }, (_, index) => from('192.0.2.1', path, query && { query: query(index) }));
    await Promise.all(flood('/graphql', () => '{ viewer { uid } }'));

    let answered = 0;
    const answers = flood(path, query);
    for (const answer of answers) void answer.then(() => (answered += 1));
    expect((await from('192.0.2.2', '/graphql', { query: '{ projects { title } }' })).status).toBe(200);
    expect(answered).toBeLessThan(20);
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  },
);

describe('with 30 technologies each', () => {
  const conditions = times(3, (i) => `filters[$and][${i}][technologies][name][$ne]=x`);
  test.each([
    ['three conditions', conditions],
    [
      'a sort and two conditions',
      `sort=technologies.name&${times(2, (i) => `filters[$or][${i}][technologies][name][$contains]=T`)}`,
    ],
    ['a sort', 'sort=technologies.name'],
    ['three denials', times(3, (i) => `filters[$not][$and][${i}][technologies][name][$eq]=x`)],
  ])('%s cost little', async (_, query) => {
    const costs = [];
    for (let round = 0; round < 2; round++) {
      const [{ status }, time] = await measureCpu(() => rest(query));
      expect(status).toBe(200);
      costs.push(time);
    }
    expect(Math.min(...costs)).toBeLessThan(250);
  });

  const some = (is: (name: string) => boolean) => (entry: Entry) => entry.technologies.some(is);
  test.each<[query: string, filters: object | undefined, is: (entry: Entry) => boolean]>([
    ['filters[technologies][name][$eq]=T3', { technologies: { eq: 'T3' } }, some((name) => name === 'T3')],
    ['filters[technologies][name][$ne]=T3', { technologies: { ne: 'T3' } }, some((name) => name !== 'T3')],
    [
      'filters[technologies][name][0]=T3&filters[technologies][name][1]=T4',
      { technologies: { in: ['T3', 'T4'] } },
      some((name) => ['T3', 'T4'].includes(name)),
    ],
    [
      'filters[$and][0][technologies][name]=T3&filters[$and][1][technologies][name]=T4',
      { and: [{ technologies: { eq: 'T3' } }, { technologies: { eq: 'T4' } }] },
      ({ technologies }) => technologies.includes('T3') && technologies.includes('T4'),
    ],
    [
      'filters[$or][0][technologies][name]=T3&filters[$or][1][title]=Project 07',
      { or: [{ technologies: { eq: 'T3' } }, { title: { eq: 'Project 07' } }] },
      ({ technologies, title }) => technologies.includes('T3') || title === 'Project 07',
    ],
    ['filters[$not][technologies][name]=T3', undefined, some((name) => name !== 'T3')],
    [
      'filters[images][name][$contains]=picture&filters[platform]=Other',
      undefined,
      ({ platform }) => platform === 'Other',
    ],
  ])('%s finds what it says', async (query, filters, is) => {
    const expected = all.filter(is).map(({ title }) => title);
    expect(expected.length).toBeGreaterThan(0);
    const { body } = await rest(query);
    expect(body.data.map(({ title }: Entry) => title)).toEqual(expected);
    expect(body.meta.pagination.total).toBe(expected.length);
    if (filters)
      expect((await find(filters)).body.data.projects.map(({ title }: Entry) => title)).toEqual(expected);
  });
});
