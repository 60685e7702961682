import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signLink } from '../../src/api/preview-link/signed-link';
import { signInAdmin, signInAs } from '../harness/admin';
import { createClient } from '../harness/client';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject } from '../harness/projects';

/** So long that what is kept would be told. */
const cms = await startCms({ PUBLIC_CACHE_MS: '60000', SITE_URL: 'http://localhost:3000' });
const { editor, visitor, strapi } = cms;
const links = strapi.db.query('api::preview-link.preview-link');
const picture = await drawPicture();
const SECRET = strapi.config.get('settings').secrets.ADMIN_JWT_SECRET;
const HOUR = 3_600_000;

const READ = `query Preview($link: String!) { previewedProject(link: $link) { until page {
  project { title status publishAt publishProblem } previous { title } next { title } related { title } } } }`;
const SAVE = `mutation Save($id: ID!, $data: ProjectInput!) {
  updateProject(documentId: $id, data: $data, status: DRAFT) { status } }`;

const before = await createProject(editor, { title: 'Loom', technologies: ['Rust'] }, [picture]);
const shown = await createProject(editor, { title: 'Kiln', technologies: ['rust'] }, [picture]);
const after = await createProject(editor, { title: 'Press', technologies: ['Elm'] }, [picture]);
const id = shown._id;
await editor.graphql(SAVE, { id, data: { title: 'Kiln and glaze' } });

async function read(link: string) {
  const { status, body } = await visitor.graphql(READ, { link });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.previewedProject;
}
async function ask(text: string, variables: object = { id }) {
  const { status, body } = await editor.graphql(text, variables);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}
const linkOf = (address: string) => address.replace('/preview/', '');
const signed = async () =>
  linkOf((await ask('query A($id: ID!) { previewAddress(documentId: $id) }')).previewAddress);
const CREATE = `mutation Create($id: ID!) { createPreviewLink(documentId: $id) { documentId address until } }`;
const REVOKE = 'mutation Revoke($id: ID!) { revokePreviewLink(documentId: $id) { documentId } }';
const LIST = 'query List($id: ID!) { previewLinks(documentId: $id) { documentId address until createdAt } }';
const create = async () => (await ask(CREATE)).createPreviewLink;

test('a signed address shows the draft among what is public, for an hour, and not when it will be public', async () => {
  const schedule =
    'mutation S($id: ID!, $at: DateTime) { scheduleProject(documentId: $id, publishAt: $at) { status } }';
  await ask(schedule, { id, at: '2040-01-01T00:00:00Z' });
  const { page, until } = await read(await signed());
  expect(page).toEqual({
    project: { title: 'Kiln and glaze', status: 'MODIFIED', publishAt: null, publishProblem: null },
    previous: { title: after.title },
    next: { title: before.title },
    related: [{ title: before.title }],
  });
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(HOUR - 10_000);
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(HOUR + 1000);
  await ask(schedule, { id, at: null });
});

test('it shows every save at once', async () => {
  const link = await signed();
  for (const title of ['Kiln, first', 'Kiln, second', 'Kiln and glaze']) {
    await ask(SAVE, { id, data: { title } });
    expect((await read(link)).page.project.title).toBe(title);
  }
});

const FORGERIES: [name: string, forge: (link: string) => string][] = [
  ['another project', (link) => link.replace(id, before._id)],
  ['a later hour', (link) => link.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 3600}.`)],
  ['a cut signature', (link) => link.slice(0, -1)],
  ['a longer signature', (link) => `${link}A`],
  ['another signature', (link) => link.replace(/\.[\w-]{43}$/, `.${'A'.repeat(43)}`)],
  ['no signature', (link) => link.replace(/\.[\w-]{43}$/, '.')],
  ['a signature by another secret', () => signLink(id, 'draft', 'another secret')],
  ['one that is over', () => signLink(id, 'draft', SECRET, Date.now() - HOUR - 2000)],
  ['a time that is no time', (link) => link.replace(/\.\d+\./, '.1e99.')],
  [
    'the signature for what is public',
    (link) => link.replace(/.{43}$/, signLink(id, 'published', SECRET, 0).slice(-43)),
  ],
  ['a project that there is not', () => signLink('a'.repeat(24), 'draft', SECRET)],
  ['nothing', () => ''],
  ['a very long text', () => 'a'.repeat(100_000)],
];

test.each(FORGERIES)('%s is no link', async (_, forge) => {
  const link = await signed();
  expect(await read(forge(link))).toBeNull();
  expect(await read(link)).not.toBeNull();
});

test('a link for a friend is told once, kept as a hash, and gone when it is taken back', async () => {
  const { address, documentId, until } = await create();
  const link = linkOf(address);
  expect(link).toMatch(/^[\w-]{43}$/);
  expect(Math.abs(Date.parse(until) - Date.now() - 24 * HOUR)).toBeLessThan(10_000);
  expect((await read(link)).page.project.title).toBe('Kiln and glaze');
  expect((await ask(LIST)).previewLinks).toEqual([
    { documentId, address: null, until, createdAt: expect.any(String) },
  ]);
  const stored = JSON.stringify(await links.findMany());
  expect(stored).not.toContain(link);
  const hash = createHash('sha256').update(link).digest('base64url');
  expect(stored).toContain(hash);
  expect(await read(hash)).toBeNull();
  await ask(REVOKE, { id: documentId });
  expect(await read(link)).toBeNull();
  expect((await ask(LIST)).previewLinks).toEqual([]);
  expect((await editor.graphql(REVOKE, { id: documentId })).status).toBe(404);
});

test('a link is over after its day, and swept', async () => {
  const { address, documentId } = await create();
  await links.update({ where: { documentId }, data: { until: new Date(Date.now() - 1000) } });
  expect(await read(linkOf(address))).toBeNull();
  expect((await ask(LIST)).previewLinks).toEqual([]);
  const other = await create();
  await strapi.service('api::preview-link.previews').removeExpired();
  expect((await links.findMany()).map((link) => link.documentId)).toEqual([other.documentId]);
  await ask(REVOKE, { id: other.documentId });
});

test('there are ten links to a draft at most', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, create));
  const refused = await editor.graphql(CREATE, { id });
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    400,
    'There are 10 links already. Take one of them back first.',
  ]);
  for (const { documentId } of made) await ask(REVOKE, { id: documentId });
});

test('what is deleted is shown by none of its links', async () => {
  const { _id } = await createProject(editor, { title: 'Gone' }, [picture]);
  const friend = (await ask(CREATE, { id: _id })).createPreviewLink;
  await editor.send('DELETE', `/api/portfolio/${_id}`);
  expect(await read(linkOf(friend.address))).toBeNull();
  expect(await read(signLink(_id, 'draft', SECRET))).toBeNull();
  expect((await editor.graphql(CREATE, { id: _id })).status).toBe(404);
});

test.each([CREATE, REVOKE, LIST, 'query A($id: ID!) { previewAddress(documentId: $id) }'])(
  'only editors may ask for %s',
  async (text) => {
    const stranger = await cms.signedIn({ sub: 'stranger-uid' });
    expect((await visitor.graphql(text, { id })).status).toBe(401);
    expect((await stranger.graphql(text, { id })).status).toBe(403);
  },
);

test('one request looks at one link', async () => {
  const { status, body } = await visitor.graphql(
    '{ a: previewedProject(link: "a") { until } b: previewedProject(link: "b") { until } }',
  );
  expect([status, body.data]).toEqual([200, { a: null, b: null }]);
  expect(body.errors[0].message).toBe('projectPage: at most 1 in a request');
});

test('an account of the panel that may not read projects gets no preview of them', async () => {
  const data = { name: 'Guest', code: 'guest', description: '' };
  const role = await strapi.db.query('admin::role').create({ data });
  const account = { email: 'guest@example.com', password: 'Guest#2026', firstname: 'G', isActive: true };
  await strapi.service('admin::user').create({ ...account, roles: [role.id] });
  const { email, password } = account;
  const { body } = await createClient(cms.url).send('POST', '/admin/login', { email, password });
  const guest = createClient(cms.url, `Bearer ${body.data.token}`);
  const answer = await guest.get(
    `/content-manager/preview/url/api::project.project?documentId=${id}&status=draft`,
  );
  expect([answer.status, answer.body.data?.url]).toEqual([204, undefined]);
});

test("an author of the panel gets no preview of others' projects", async () => {
  const author = await signInAs(cms, 'strapi-author');
  const address = `/content-manager/preview/url/api::project.project?documentId=${id}&status=draft`;
  const answer = await author.get(address);
  expect([answer.status, answer.body.data?.url]).toEqual([204, undefined]);
  const own = await strapi.db.query('admin::user').findOne({ orderBy: { id: 'desc' } });
  await strapi.db.connection('projects').where({ document_id: id }).update({ created_by_id: own?.id });
  expect((await author.get(address)).status).toBe(200);
});

test("the panel's preview leads to the website, for the draft and for what is public", async () => {
  const admin = await signInAdmin(cms.url);
  const addressIn = async (status: string, uid = 'api::project.project', documentId = id) => {
    const answer = await admin.get(
      `/content-manager/preview/url/${uid}?documentId=${documentId}&status=${status}`,
    );
    return [answer.status, answer.body.data?.url];
  };
  const [, draft] = await addressIn('draft');
  expect(draft).toMatch(/^http:\/\/localhost:3000\/preview\//);
  expect((await read(new URL(draft).pathname.slice(9))).page.project).toMatchObject({ status: 'MODIFIED' });
  const [, published] = await addressIn('published');
  expect((await read(new URL(published).pathname.slice(9))).page.project).toMatchObject({
    title: 'Kiln',
    status: 'PUBLISHED',
  });
  expect(await addressIn('draft', 'api::project.project', 'a'.repeat(24))).toEqual([204, undefined]);
  const { headers } = await visitor.get('/api/site');
  expect(headers.get('content-security-policy')).toContain('frame-src http://localhost:3000');
});
