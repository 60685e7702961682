import { describe, expect, test } from 'vitest';
import type { Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { change, tryTo, versionsOf } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createProject, imageForm, MUTATIONS, picturesOf, projectFields, toForm } from '../harness/projects';
import { updateSite } from '../harness/site';

const cms = await startCms({ EDITORS: 'editor-uid,Owner@Example.com' });
const { keySet } = cms;

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const bearer = (token: string) => `Bearer ${token}`;
const owner = { sub: 'owner-uid', email: 'owner@example.com' };
const [header, , signature] = (await keySet.sign({ sub: 'stranger-uid' })).split('.');
const [, editorsPayload] = (await keySet.sign({})).split('.');

const REFUSED: [caller: string, authorization: string | undefined, status: 401 | 403][] = [
  ['nobody', undefined, 401],
  ['garbage', bearer('garbage'), 401],
  ['garbage in three parts', bearer('a.b.c'), 401],
  ['an empty token', 'Bearer ', 401],
  ['a token without Bearer', await keySet.sign({}), 401],
  ['a password', `Basic ${btoa('editor-uid:password')}`, 401],
  ['an expired token', bearer(await keySet.sign({ exp: inSeconds(-60) })), 401],
  ['a token of another project', bearer(await keySet.sign({ aud: 'another-project' })), 401],
  [
    'a token of another issuer',
    bearer(await keySet.sign({ iss: 'https://securetoken.google.com/another' })),
    401,
  ],
  ['a token without a subject', bearer(await keySet.sign({ sub: '' })), 401],
  ['a sign-in in the future', bearer(await keySet.sign({ auth_time: inSeconds(3600) })), 401],
  ['an unsigned token (alg none)', bearer(keySet.leaveUnsigned({})), 401],
  ['HS256 with the public key', bearer(await keySet.signWithPublicKeyAsSecret({})), 401],
  ['another key under a known id', bearer(await keySet.signWithAnotherKey({})), 401],
  ['an unknown key', bearer(await keySet.signWithAnotherKey({}, 'unknown-key')), 401],
  [
    "an editor's claims under a stranger's signature",
    bearer(`${header}.${editorsPayload}.${signature}`),
    401,
  ],
  ['a stranger', bearer(await keySet.sign({ sub: 'stranger-uid' })), 403],
  [
    'a stranger whose UID is an editor’s address',
    bearer(await keySet.sign({ sub: 'Owner@Example.com', email: '' })),
    403,
  ],
  [
    'a stranger whose address is an editor’s UID',
    bearer(await keySet.sign({ sub: 'stranger', email: 'editor-uid', email_verified: true })),
    403,
  ],
  ["an editor's address, not verified", bearer(await keySet.sign({ ...owner, email_verified: false })), 403],
  [
    "an editor's address, verified in words",
    bearer(await keySet.sign({ ...owner, email_verified: 'true' })),
    403,
  ],
];

const EDITORS: [caller: string, authorization: string][] = [
  ['an editor by UID', bearer(await keySet.sign({ sub: 'editor-uid' }))],
  ['an editor by verified address', bearer(await keySet.sign({ ...owner, email_verified: true }))],
  ['an editor, bearer in lower case', `bearer ${await keySet.sign({})}`],
];

type Target = { id: string; imageUrl: string; imageId: string };

const picture = await drawPicture();

const WRITES: [name: string, send: (client: Client, target: Target) => ReturnType<Client['send']>][] = [
  [
    'POST /api/portfolio',
    (client) => client.send('POST', '/api/portfolio', toForm(projectFields(), [picture])),
  ],
  [
    'POST /api/portfolio/images',
    (client) => client.send('POST', '/api/portfolio/images', imageForm(picture)),
  ],
  [
    'PUT /api/portfolio/:id',
    (client, { id }) => client.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'New' })),
  ],
  [
    'PUT /api/portfolio/:id as JSON',
    (client, { id }) => client.send('PUT', `/api/portfolio/${id}`, { title: 'New' }),
  ],
  [
    'DELETE /api/portfolio/:id/images',
    (client, { id, imageUrl }) => client.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl }),
  ],
  ['DELETE /api/portfolio/:id', (client, { id }) => client.send('DELETE', `/api/portfolio/${id}`)],
  [
    'createProject',
    async (client) => {
      const { body } = await cms.editor.send('POST', '/api/portfolio/images', imageForm(picture));
      return client.graphql(MUTATIONS.createProject, {
        data: { ...projectFields(), images: [body.documentId] },
      });
    },
  ],
  [
    'updateProject',
    (client, { id }) => client.graphql(MUTATIONS.updateProject, { id, data: { title: 'New' } }),
  ],
  [
    'updateProject: what its page shows',
    (client, { id, imageId }) =>
      client.graphql(MUTATIONS.updateProject, {
        id,
        data: {
          ...{ slug: `taken-${id}`, period: '2024', role: 'Thief', caseStudy: '# Mine' },
          ...{ keyFigures: [{ value: '1', label: 'thief' }] },
          imageTexts: [{ documentId: imageId, alternativeText: 'Mine', caption: 'Mine' }],
        },
      }),
  ],
  [
    'deleteProjectImage',
    (client, { id, imageId }) => client.graphql(MUTATIONS.deleteProjectImage, { id, imageId }),
  ],
  ['deleteProject', (client, { id }) => client.graphql(MUTATIONS.deleteProject, { id })],
  [
    'reorderProjects',
    async (client) => {
      const { body } = await cms.visitor.get('/api/portfolio');
      return client.graphql(MUTATIONS.reorderProjects, {
        ids: body.map(({ _id }: { _id: string }) => _id).reverse(),
      });
    },
  ],
  ['moveProject', (client, { id }) => client.graphql(MUTATIONS.moveProject, { id, place: 1 })],
  ['updateSite', (client) => updateSite(client, { name: 'New' })],
  ['query setup', (client) => client.graphql('{ setup { hasOwnName } }')],
  [
    'dismissSetup',
    (client) => client.graphql('mutation { dismissSetup(isDismissed: true) { isDismissed } }'),
  ],
  [
    'confirmSetupPoint',
    (client) =>
      client.graphql('mutation { confirmSetupPoint(point: BACKUP, isConfirmed: true) { confirmed } }'),
  ],
  [
    'deleteSampleProjects',
    (client) => client.graphql('mutation { deleteSampleProjects { sampleProjects } }'),
  ],
  [
    'query versions',
    (client, { id }) => client.graphql(`{ versions(kind: PROJECT, entry: "${id}") { nodes { title } } }`),
  ],
  ['query health', (client) => client.graphql('{ health { findings { id } } }')],
  ['query deletedEntries', (client) => client.graphql('{ deletedEntries { nodes { title } } }')],
  [
    'restoreVersion',
    async (client, { id }) => {
      const [version] = await versionsOf(cms.editor, id);
      return tryTo(client, 'restoreVersion', { id: version?.documentId, status: 'PUBLISHED' });
    },
  ],
  ...(['restoreDeleted', 'deleteForGood'] as const).map((name): (typeof WRITES)[number] => [
    name,
    async (client) => {
      const { _id: id } = await createProject(cms.editor);
      await change(cms.editor, 'deleteProject', { id });
      return tryTo(client, name, { id });
    },
  ]),
];

async function createTarget(): Promise<Target> {
  const { _id: id } = await createProject(cms.editor);
  const [image] = await picturesOf(cms.visitor, id);
  return { id, imageUrl: image?.url ?? '', imageId: image?.documentId ?? '' };
}

describe('query version', () => {
  test.each(REFUSED)('refuses %s', async (_, authorization, status) => {
    const [version] = await versionsOf(cms.editor, target.id);
    const query = `{ version(documentId: "${version?.documentId}") { title } }`;
    expect((await cms.editor.graphql(query)).body.data.version).not.toBeNull();
    const { body } = await cms.as(authorization).graphql(query);
    expect(body.data.version).toBeNull();
    expect(body.errors[0].extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });
});

const shown = async () =>
  Promise.all(
    ['/api/portfolio', '/api/projects?populate=*', '/api/site'].map(
      async (path) => (await cms.visitor.get(path)).body,
    ),
  );

const target = await createTarget();
const READS: [name: string, read: (client: Client) => ReturnType<Client['send']>][] = [
  ['GET /api/portfolio', (client) => client.get('/api/portfolio')],
  ['GET /api/projects', (client) => client.get('/api/projects?populate=images')],
  ['GET /api/projects/:id', (client) => client.get(`/api/projects/${target.id}`)],
  ['query projects', (client) => client.graphql('{ projects { title images { url } } }')],
  ['query projects_connection', (client) => client.graphql('{ projects_connection { pageInfo { total } } }')],
  ['GET /api/site', (client) => client.get('/api/site')],
  ['GET /api/site/icon-192.png', (client) => client.get('/api/site/icon-192.png')],
  ['GET /api/site/social.jpg', (client) => client.get('/api/site/social.jpg')],
  ['query site', (client) => client.graphql('{ site { name } }')],
  ['query projectPage', (client) => client.graphql('{ projectPage(slug: "chamber") { project { title } } }')],
  ['query project', (client) => client.graphql(`{ project(documentId: "${target.id}") { title } }`)],
];

describe.each(WRITES)('%s', (name, send) => {
  test.each(REFUSED)('refuses %s', async (_, authorization, status) => {
    const before = await shown();
    const answer = await send(cms.as(authorization), target);
    expect(answer.status).toBe(status);
    if (answer.body.errors) {
      expect(answer.body.errors[0].extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      expect(answer.body.errors[0].message).toMatch(
        status === 401 ? /sign/i : /^Only the owner can change this site\.$/,
      );
    } else {
      expect(answer.body.message).toMatch(
        status === 401 ? /sign/i : /^Only the owner can change this site\.$/,
      );
    }
    expect(await shown()).toEqual(before);
  });

  test.each(EDITORS)('obeys %s', async (_, authorization) => {
    const answer = await send(cms.as(authorization), await createTarget());
    expect(answer.body.errors).toBeUndefined();
    expect(answer.status).toBe(name.startsWith('POST') ? 201 : 200);
  });
});

describe.each(READS)('%s', (_, read) => {
  test.each<[caller: string, authorization: string | undefined, ...unknown[]]>([...REFUSED, ...EDITORS])(
    'answers %s',
    async (_, authorization) => {
      const { status, body } = await read(cms.as(authorization));
      expect(status).toBe(200);
      expect(body.errors).toBeUndefined();
    },
  );
});

test('viewer tells who may edit', async () => {
  const viewer = (client: Client) => client.graphql('{ viewer { uid canEdit } }');
  const stranger = await cms.signedIn({ sub: 'stranger-uid' });
  expect((await viewer(cms.visitor)).body.data.viewer).toBeNull();
  expect((await viewer(stranger)).body.data.viewer).toEqual({ uid: 'stranger-uid', canEdit: false });
  expect((await viewer(cms.editor)).body.data.viewer).toEqual({ uid: 'editor-uid', canEdit: true });
  const { body } = await viewer(cms.as('Bearer garbage'));
  expect(body).toMatchObject({
    data: { viewer: null },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('no mutation runs by GET', async () => {
  const query = new URLSearchParams({
    query: `mutation { deleteProject(documentId: "${target.id}") { documentId } }`,
  });
  const headers = { 'apollo-require-preflight': '1' };
  expect((await cms.editor.get(`/graphql?${query.toString()}`, headers)).status).toBe(405);
  expect((await cms.visitor.get(`/api/projects/${target.id}`)).status).toBe(200);
});
