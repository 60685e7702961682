import { describe, expect, test } from 'vitest';
import { createFreshCookie, hasFreshCookie } from '../../src/shared-with-web/server/fresh-cookie';
import type { Answer, Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { retitleElsewhere } from '../harness/elsewhere';
import { createProject, MUTATIONS, picturesOf, toForm, uploadPicture } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { editor, visitor } = cms;
const secret: string = cms.strapi.config.get('settings.secrets.FRESH_COOKIE_SECRET');

for (let index = 1; index <= 14; index++) {
  const isApp = index % 7 === 0;
  await createProject(editor, {
    title: `Project ${String(index).padStart(2, '0')}`,
    platform: isApp ? 'Mobile Application' : 'Web Application',
    technologies: isApp ? ['React', 'Firebase'] : ['React'],
  });
}

const query = async (text: string) => (await visitor.graphql(text)).body.data;

describe('lists', () => {
  test('hold all 14 projects, not the first ten', async () => {
    expect((await visitor.get('/api/portfolio')).body).toHaveLength(14);
    expect((await visitor.get('/api/projects')).body.data).toHaveLength(14);
    const data = await query(
      '{ projects { images { url } } projects_connection { nodes { title } pageInfo { total } } }',
    );
    expect(data.projects).toHaveLength(14);
    expect(data.projects_connection.nodes).toHaveLength(14);
    expect(data.projects_connection.pageInfo.total).toBe(14);
  });

  test.each([
    [1, 6],
    [2, 6],
    [3, 2],
    [4, 0],
  ])('page %i of 6 has %i', async (page, length) => {
    const { projects_connection: list } = await query(
      `{ projects_connection(pagination: { page: ${page}, pageSize: 6 }) { nodes { title } pageInfo { page pageSize pageCount total } } }`,
    );
    expect(list.nodes).toHaveLength(length);
    expect(list.pageInfo).toEqual({ page, pageSize: 6, pageCount: 3, total: 14 });
  });

  test.each([
    ['{ platform: { eq: "Mobile Application" } }', 2],
    ['{ technologies: { eqi: "firebase" } }', 2],
    ['{ technologies: { eq: "React" } }', 14],
    ['{ title: { containsi: "PROJECT 0" } }', 9],
    ['{ or: [{ title: { eq: "Project 01" } }, { title: { in: ["Project 02", "Project 03"] } }] }', 3],
    ['{ and: [{ platform: { ne: "Other" } }, { title: { contains: "14" } }] }', 1],
    ['{}', 14],
  ])('filtered by %s have %i', async (filters, total) => {
    const data = await query(
      `{ projects(filters: ${filters}) { title } projects_connection(filters: ${filters}) { pageInfo { total } } }`,
    );
    expect(data.projects).toHaveLength(total);
    expect(data.projects_connection.pageInfo.total).toBe(total);
  });

  test('can be sorted', async () => {
    const { projects } = await query('{ projects(sort: ["title:asc"], pagination: { limit: 2 }) { title } }');
    expect(projects).toEqual([{ title: 'Project 01' }, { title: 'Project 02' }]);
  });
});

const READS: [name: string, read: (client: Client, headers?: Record<string, string>) => Promise<unknown>][] =
  [
    ['GET /api/portfolio', async (client, headers) => (await client.get('/api/portfolio', headers)).body],
    [
      'GET /api/projects',
      async (client, headers) => (await client.get('/api/projects?populate=*', headers)).body,
    ],
    [
      'GraphQL',
      async (client, headers) => {
        const text = JSON.stringify({ query: '{ projects { title updatedAt images { url } } }' });
        return (
          await client.send('POST', '/graphql', text, { 'content-type': 'application/json', ...headers })
        ).body;
      },
    ],
  ];

describe.each(READS)('%s', (_, read) => {
  test('shows every write at once', async () => {
    const seen = [await read(visitor)];
    const note = async () => seen.push(await read(visitor));

    const { _id: id } = await createProject(editor, { title: 'Seen' });
    await note();
    await editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Seen again' }));
    await note();
    const images = [(await uploadPicture(editor)).documentId, (await uploadPicture(editor)).documentId];
    await editor.graphql(MUTATIONS.updateProject, { id, data: { images } });
    await note();
    const [picture] = await picturesOf(editor, id);
    await editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl: picture?.url });
    await note();
    await editor.graphql(MUTATIONS.deleteProject, { id });
    await note();
    const texts = seen.map((one) => JSON.stringify(one));
    expect(new Set(texts.slice(0, -1)).size).toBe(5);
    expect(texts.at(-1)).toBe(texts[0]);
  });

  test('is answered from memory, and afresh to editors and who has just written', async () => {
    const before = await read(visitor);
    const retitle = (from: string, to: string) => retitleElsewhere(cms, from, to);
    await retitle('Project 07', 'Elsewhere');
    const stranger = await cms.signedIn({ sub: 'a-stranger' });
    const others: [Client, Record<string, string>][] = [
      [visitor, {}],
      [visitor, { 'cache-control': 'no-cache', pragma: 'no-cache' }],
      [visitor, { cookie: 'fresh=1' }],
      [visitor, { cookie: createFreshCookie('another secret') }],
      [visitor, { cookie: createFreshCookie(secret, Date.now() - 20_000) }],
    ];
    for (const [client, headers] of others) expect(await read(client, headers)).toEqual(before);
    for (const client of [stranger, cms.as('Bearer a.b.c')]) {
      const first = JSON.stringify(await read(client));
      await retitle('Elsewhere', 'Again');
      expect(JSON.stringify(await read(client))).toBe(first);
      await retitle('Again', 'Elsewhere');
    }

    expect(JSON.stringify(await read(visitor, { cookie: createFreshCookie(secret) }))).toContain('Elsewhere');
    expect(JSON.stringify(await read(editor))).toContain('Elsewhere');
    await retitle('Elsewhere', 'Project 07');
  });
});

test('what an account may do is told to nobody else', async () => {
  const ask = async (client: Client) => (await client.graphql('{ viewer { uid canEdit } }')).body;
  const strangers = await Promise.all(['one', 'other'].map((sub) => cms.signedIn({ sub })));
  for (let round = 0; round < 2; round++) {
    expect((await ask(visitor)).data.viewer).toBeNull();
    expect((await ask(editor)).data.viewer).toEqual({ uid: 'editor-uid', canEdit: true });
    expect(await Promise.all(strangers.map(async (one) => (await ask(one)).data.viewer.uid))).toEqual([
      'one',
      'other',
    ]);
    expect((await ask(cms.as('Bearer a.b.c'))).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

describe('the cookie that reads past the cache', () => {
  const given = ({ headers }: Answer) =>
    headers.getSetCookie().filter((cookie) => cookie.startsWith('fresh='));
  const update = (client: Client, id: string, data: object) =>
    client.graphql(MUTATIONS.updateProject, { id, data });

  test('is given for a write, over REST and GraphQL', async () => {
    const { _id: id } = await createProject(editor);
    const answers = [
      await update(editor, id, { title: 'Changed' }),
      await editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Changed again' })),
      await editor.send('DELETE', `/api/portfolio/${id}`),
    ];
    for (const answer of answers) {
      const [cookie = ''] = given(answer);
      expect(cookie).toMatch(/; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(hasFreshCookie(cookie, secret)).toBe(true);
    }
    const overTls = { 'x-forwarded-proto': 'https' };
    const { _id: other } = await createProject(editor);
    const deleted = await editor.send('DELETE', `/api/portfolio/${other}`, undefined, overTls);
    expect(given(deleted)).toEqual([expect.stringMatching(/; Secure$/)]);
  });

  test('is not given for a read, to a stranger, or for a write that failed', async () => {
    const { _id: id } = await createProject(editor);
    const stranger = await cms.signedIn({ sub: 'a-stranger' });
    const answers = [
      await editor.graphql('{ projects { title } }'),
      await editor.get('/api/portfolio'),
      await update(stranger, id, { title: 'Mine' }),
      await update(visitor, id, { title: 'Mine' }),
      await update(editor, id, { title: '' }),
      await update(editor, 'missing', { title: 'Nothing' }),
      await editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: ' ' })),
      await stranger.send('DELETE', `/api/portfolio/${id}`),
    ];
    expect(answers.flatMap(given)).toEqual([]);
    await editor.graphql(MUTATIONS.deleteProject, { id });
  });
});

test('a new order is seen at once', async () => {
  const read = async () => (await visitor.get('/api/portfolio')).body.map(({ _id }: { _id: string }) => _id);
  const ids: string[] = await read();
  await editor.graphql(MUTATIONS.reorderProjects, { ids: [...ids].reverse() });
  expect(await read()).toEqual(ids.reverse());
});

test('readers under way never keep what a write has made old', async () => {
  const { _id: id } = await createProject(editor);
  let isWriting = true;
  const readers = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (isWriting) await visitor.get('/api/portfolio');
    }),
  );
  for (let index = 0; index < 20; index++) {
    const title = `Version ${index}`;
    await editor.graphql(MUTATIONS.updateProject, { id, data: { title } });
    expect((await visitor.get('/api/portfolio')).body[0].title).toBe(title);
  }
  isWriting = false;
  await readers;
});

test('an unchanged list is not sent again', async () => {
  const { headers, status } = await visitor.get('/api/portfolio');
  const etag = headers.get('etag') ?? '';
  expect([status, etag]).toEqual([200, expect.stringMatching(/^"/)]);
  // As browsers revalidate; fetch alone would add no-cache.
  const revalidation = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await visitor.get('/api/portfolio', revalidation)).status).toBe(304);
  await createProject(editor);
  expect((await visitor.get('/api/portfolio', revalidation)).status).toBe(200);
});

test.each(['application/graphql-response+json', 'application/json'])(
  'a GraphQL answer comes as %s',
  async (accept) => {
    const headers = { accept, 'content-type': 'application/json' };
    for (const [text, status] of [
      ['{ projects { title } }', 200],
      ['{ nope }', 400],
    ] as const) {
      const answer = await visitor.send('POST', '/graphql', { query: text }, headers);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        `${accept}; charset=utf-8`,
      ]);
    }
  },
);

test('errors are not kept', async () => {
  const unknown = '/api/projects/unknown';
  expect((await visitor.get(unknown)).status).toBe(404);
  expect((await visitor.get(unknown)).headers.get('etag')).toBeNull();
  for (let round = 0; round < 2; round++) expect((await visitor.graphql('{ nope }')).status).toBe(400);
});

test('of a document with several operations each has an answer of its own', async () => {
  const document = 'query First { projects { title } } query Second { site { name } }';
  const ask = async (operationName: string) => {
    const body = { query: document, operationName };
    return Object.keys((await visitor.send('POST', '/graphql', body)).body.data);
  };
  expect([await ask('First'), await ask('Second')]).toEqual([['projects'], ['site']]);
});

test('an answer to an editor is not kept for visitors', async () => {
  const viewer = '{ viewer { uid } }';
  expect((await editor.graphql(viewer)).body.data.viewer).toEqual({ uid: 'editor-uid' });
  expect((await visitor.graphql(viewer)).body.data.viewer).toBeNull();
  expect((await editor.graphql(viewer)).body.data.viewer).toEqual({ uid: 'editor-uid' });
});
