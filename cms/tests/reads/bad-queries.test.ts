import { createHash } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import discardBody from '../../src/middlewares/discard-body';
import { startCms } from '../harness/cms';
import {
  createProject,
  imageForm,
  MUTATIONS,
  picturesOf,
  projectFields,
  uploadPicture,
} from '../harness/projects';
import { expectNoTraces } from '../harness/traces';

const cms = await startCms();
const { editor, visitor } = cms;

const own = await createProject(editor, { title: 'Own' });
const foreign = await createProject(editor, { title: 'Foreign' });
const [foreignPicture] = await picturesOf(visitor, foreign._id);
const waiting = await Promise.all(Array.from({ length: 6 }, () => uploadPicture(editor)));
const images = waiting.map(({ documentId }) => documentId);

expectNoTraces(cms);

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');

describe('refused queries', () => {
  test.each([
    ['300 aliases', `{ ${times(300, (i) => `p${i}: projects { title }`)} }`, /tokens|aliases/],
    ['16 aliases', `{ ${times(16, (i) => `p${i}: projects { title }`)} }`, /at most 15 aliases/],
    [
      'pictures under two names',
      '{ projects { a: images { url } b: images { url } } }',
      /images may have one/,
    ],
    [
      'a text under two names, one of them in a fragment',
      '{ projects { title ...A } } fragment A on Project { a: title }',
      /Project\.title may have one name/,
    ],
    ['the site under two names', '{ site { name } again: site { name } }', /Query\.site may have one name/],
    ['more than 1,000 tokens', `{ ${times(300, () => 'projects { title }')} }`, /tokens/],
    [
      'a depth of 20',
      `{ projects ${'{ images '.repeat(20)} { url } ${'} '.repeat(20)} }`,
      /at most 7 levels deep/,
    ],
    [
      'a depth of 20 in fragments',
      `{ ...F0 } ${times(20, (i) => `fragment F${i} on Query { field { ...F${i + 1} } }`)} fragment F20 on Query { field }`,
      /at most 7 levels deep/,
    ],
    [
      'filters 100 deep',
      `{ projects(filters: ${'{ and: ['.repeat(100)}${'] }'.repeat(100)}) { title } }`,
      /too many/,
    ],
    ['an endless fragment', '{ projects { ...A } } fragment A on Project { title ...A }', /within itself/],
    ['an unknown fragment', '{ projects { ...A } }', /Unknown fragment/],
    ['a NUL character', '{ projects(sort: ["\\u0000"]) { title } }', /sort/],
    ['no such field', '{ projects { secrets } }', /secrets/],
    ['half a query', '{ projects {', /Syntax Error/],
    ['an unknown sort', '{ projects(sort: ["images:asc"]) { title } }', /sort/],
    ['a negative page', '{ projects(pagination: { page: -1 }) { title } }', /pagination/],
    ['a page of 0', '{ projects(pagination: { pageSize: 0 }) { title } }', /pagination/],
  ])('%s', async (_, query, message) => {
    const { status, body } = await visitor.graphql(query);
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(message);
    expect(body.errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('2,000 filters in variables', async () => {
    const and = Array.from({ length: 2000 }, () => ({ title: { ne: 'x' } }));
    const query = 'query Wide($filters: ProjectFiltersInput) { projects(filters: $filters) { title } }';
    const { status, body } = await visitor.graphql(query, { filters: { and } });
    expect([status, body.errors[0].message]).toEqual([400, 'filters: too many conditions']);
  });

  test('but not fragments that double at each step, which are looked at once', async () => {
    const fragments = times(40, (i) => `fragment F${i} on Project { ...F${i + 1} ...F${i + 1} }`);
    const query = `{ projects { ...F0 } } ${fragments} fragment F40 on Project { title }`;
    expect((await visitor.graphql(query)).status).toBe(200);
  });

  test('nor another name for each field, and lists under several', async () => {
    const query = `{ ${times(2, (i) => `p${i}: projects { pictures: images { address: url } }`)} }`;
    const { status, body } = await visitor.graphql(query);
    expect([status, Object.keys(body.data)]).toEqual([200, ['p0', 'p1']]);
  });

  test('a filter or an id with a NUL character', async () => {
    const query = 'query Find($id: ID!) { project(documentId: $id) { title } }';
    const { body } = await visitor.graphql(query, { id: 'a\0' });
    expect(body.errors?.[0].extensions.code ?? 'NOTHING_FOUND').not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('the hash of a query, which nobody keeps', async () => {
    const query = '{ projects { title } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    await visitor.send('POST', '/graphql', { query, extensions });
    const { body } = await visitor.send('POST', '/graphql', { extensions });
    expect(body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  test('nor more than a hundred of those that were asked', async () => {
    const { documentStore } = cms.strapi.config.get<{ documentStore: { size: () => number } }>(
      'plugin::graphql.apolloServer',
    );
    for (let asked = 0; asked < 120; asked++) await visitor.graphql(`{ new${asked}: __typename }`);
    expect(documentStore.size()).toBe(100);
  });

  test('several queries in one request', async () => {
    const { status } = await visitor.send('POST', '/graphql', [{ query: '{ projects { title } }' }]);
    expect(status).toBe(400);
  });
});

describe('refused mutations', () => {
  const create = (data: object) =>
    editor.graphql(MUTATIONS.createProject, { data: { ...projectFields(), ...data } });
  const update = (data: object, id = own._id) => editor.graphql(MUTATIONS.updateProject, { id, data });

  test.each<[what: string, data: Record<string, unknown>, field: string, message: string]>([
    ['a blank title', { title: ' ' }, 'title', 'Title is required'],
    [
      'a title of 121 characters',
      { title: 'x'.repeat(121) },
      'title',
      'Title must be at most 120 characters',
    ],
    [
      'a script as a link',
      { githubLink: 'javascript:alert(1)' },
      'githubLink',
      'GitHub link must be a web address',
    ],
    ['an unknown platform', { platform: 'Web_Application' }, 'platform', 'Platform must be one of'],
    ['six pictures', { images }, 'images', 'Maximum 5 images allowed'],
    [
      "another project's picture",
      { images: [foreignPicture?.documentId] },
      'images',
      'A picture is no longer waiting',
    ],
    ['an unknown picture', { images: ['unknown'] }, 'images', 'A picture is no longer waiting'],
  ])('%s', async (_, data, field, message) => {
    for (const answer of [await create({ images: images.slice(0, 1), ...data }), await update(data)]) {
      expect(answer.status).toBe(400);
      const { extensions, ...error } = answer.body.errors[0];
      expect(error.message).toContain(message);
      expect(extensions.code).toBe('BAD_USER_INPUT');
      expect(extensions.error.details.errors[0]).toMatchObject({ path: [field], message: error.message });
    }
  });

  test('no picture for a new project', async () => {
    const { status, body } = await create({ images: [] });
    expect([status, body.errors[0].message]).toEqual([400, 'Please upload at least one image']);
  });

  test.each([
    ['technologies that are no list', { technologies: { a: 1 } }],
    ['a title that is a number', { title: 1 }],
    ['a field that does not exist', { position: 1 }],
  ])('%s', async (_, data) => {
    expect((await update(data)).status).toBe(400);
  });

  test('an unknown project or picture', async () => {
    const answers = [
      await update({ title: 'New' }, 'unknown'),
      await editor.graphql(MUTATIONS.deleteProject, { id: 'unknown' }),
      await editor.graphql(MUTATIONS.deleteProjectImage, { id: 'unknown', imageId: images[0] }),
      await editor.graphql(MUTATIONS.deleteProjectImage, {
        id: own._id,
        imageId: foreignPicture?.documentId,
      }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('a project named twice in an order', async () => {
    const answer = await editor.graphql(MUTATIONS.reorderProjects, { ids: [own._id, own._id] });
    expect(answer.status).toBe(400);
  });
});

describe('refused bodies', async () => {
  const json = { 'content-type': 'application/json' };
  const big = JSON.stringify({ query: '{ projects { title } }', variables: { text: 'x'.repeat(2_000_000) } });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const manyFields = new FormData();
  for (let index = 0; index < 60; index++) manyFields.append(`field${index}`, 'x');
  const bigField = new FormData();
  bigField.append('title', 'x'.repeat(300_000));
  const bigForm = imageForm(new File([new Uint8Array(17 * 1024 * 1024)], 'big.png', { type: 'image/png' }));

  test.each<
    [what: string, path: string, body: string | FormData, headers: Record<string, string>, status: number]
  >([
    ['malformed JSON', '/graphql', '{"query":', json, 400],
    ['JSON that is no object', '/graphql', '1', json, 400],
    ['an empty body', '/graphql', '', json, 400],
    ['a huge query', '/graphql', big, json, 413],
    ['malformed JSON', '/api/portfolio', '{"title":', json, 400],
    ['huge JSON', '/api/portfolio', big, json, 413],
    ['a list', '/api/portfolio', '[]', json, 400],
    ['a form without parts', '/api/portfolio', 'x', multipart, 400],
    [
      'a form that ends in the middle',
      '/api/portfolio',
      '--x\r\ncontent-disposition: form-data; name="a',
      multipart,
      400,
    ],
    ['a form of 60 fields', '/api/portfolio', manyFields, {}, 413],
    ['a form with a huge field', '/api/portfolio', bigField, {}, 413],
    ['a form of 17 MB', '/api/portfolio/images', bigForm, {}, 413],
  ])('%s to %s', async (_, path, body, headers, status) => {
    const answer = await editor.send('POST', path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.message ?? answer.body.error?.message ?? answer.body.errors[0].message).toMatch(/\w/);
    // The body parser of Strapi's GraphQL route logs what it answers.
    cms.loggedErrors.length = 0;
  });
});

describe('a refused body leaves its connection to the next request', () => {
  const packed = { 'content-encoding': 'gzip' };
  const zeros = gzipSync(Buffer.alloc(200_000_000));

  const endless = { 'transfer-encoding': 'chunked' };
  const spaces = Buffer.alloc(1_000_000, ' ');

  test.each<[what: string, path: string, body: Buffer, headers: object]>([
    ['one that unpacks to 200 MB', '/api/fit', zeros, packed],
    ['one that unpacks to 200 MB', '/graphql', zeros, packed],
    ['one that tells no length', '/api/fit', spaces, endless],
    ['one that tells no length', '/graphql', spaces, endless],
  ])('%s, at %s', async (_, path, body, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (method: string, address: string, sent?: Buffer) => {
      const options = { agent, method, timeout: 10_000 };
      const asked = request(new URL(address, cms.url), {
        ...options,
        headers: sent && { 'content-type': 'application/json', ...headers },
      });
      asked.on('timeout', () => asked.destroy(new Error('The connection hangs')));
      const answer = new Promise<IncomingMessage>((resolve, reject) => {
        asked.on('response', resolve).on('error', reject);
      });
      asked.end(sent);
      await text(await answer);
      return (await answer).statusCode;
    };
    expect(await ask('POST', path, body)).toBe(413);
    expect(await ask('GET', '/api/site')).toBe(200);
    agent.destroy();
    cms.loggedErrors.length = 0;
  });

  test('whoever has thrown', async () => {
    const req = Readable.from([Buffer.alloc(9)]);
    const failing = discardBody()({ req } as never, () => Promise.reject(new Error('thrown')));
    await expect(failing).rejects.toThrow('thrown');
    await expect.poll(() => req.readableEnded).toBe(true);
  });
});

test('the CMS still answers', async () => {
  expect((await visitor.get('/api/portfolio')).body).toHaveLength(2);
});
