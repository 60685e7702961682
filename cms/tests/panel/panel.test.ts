import { afterAll, expect, test } from 'vitest';
import { addToLibrary, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { startMailServer } from '../third-parties/mail-server';
import { uploadPicture } from '../harness/projects';

const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const cms = await startCms({
  CMS_PUBLIC_URL: 'https://panel.localhost/',
  SMTP_URL: mailServer.url,
  SMTP_FROM: 'site@example.com',
  NOTIFY_TO: 'owner@example.com',
});
const admin = await signInAdmin(cms.url);

const CONFIGURATION = '/content-manager/content-types/api::project.project/configuration';

test('a mail for a forgotten password leads to the public address of the panel', async () => {
  const { status } = await cms.visitor.send('POST', '/admin/forgot-password', { email: 'admin@example.com' });
  expect(status).toBe(204);
  await expect.poll(() => mailServer.received.length).toBe(1);
  const text = (mailServer.received[0]?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('https://panel.localhost/admin/auth/reset-password?code=');
});

test('the setup list knows that messages are mailed, and that the assistant has no key', async () => {
  const { body } = await cms.editor.graphql('{ setup { mailsMessages hasAssistantKey } }');
  expect(body.data.setup).toEqual({ mailsMessages: true, hasAssistantKey: false });
});

test('pictures keep addresses without a host', async () => {
  expect((await addToLibrary(admin)).url).toMatch(/^\/uploads\//);
  expect((await uploadPicture(cms.editor)).url).toMatch(/^\/uploads\//);
});

test('/favicon.ico is a picture', async () => {
  const { status, headers } = await cms.visitor.get('/favicon.ico');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

test.each(['project.project', 'message.message', 'site.site'])(
  'every field of %s has a label',
  async (name) => {
    const { metadatas } = (await admin.get(`/content-manager/content-types/api::${name}/configuration`)).body
      .data.contentType;
    const { attributes } = cms.strapi.contentType(`api::${name}` as 'api::project.project');
    const own = Object.keys(attributes).filter(
      (field) => metadatas[field] && !/^(id|documentId|.+(At|By)|locale|localizations)$/.test(field),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((field) => metadatas[field].edit.label === field)).toEqual([]);
  },
);

test('everything in the form of the site has a label, and no entry of a list is nameless', async () => {
  const { components } = (await admin.get('/content-manager/content-types/api::site.site/configuration')).body
    .data;
  const ofSite = Object.entries<{ settings: { mainField: string }; metadatas: object }>(components);
  expect(ofSite.length).toBe(8);
  for (const [uid, { settings, metadatas }] of ofSite) {
    const raw = Object.entries(metadatas).filter(([field, { edit }]) => edit.label === field);
    expect([uid, raw.map(([field]) => field).filter((field) => field !== 'id')]).toEqual([uid, []]);
    expect([uid, settings.mainField]).not.toEqual([uid, 'id']);
  }
});

test('fields have labels, and position is explained', async () => {
  const { contentType, components } = (await admin.get(CONFIGURATION)).body.data;
  const { githubLink, position, images } = contentType.metadatas;
  expect([githubLink.edit.label, githubLink.list.label]).toEqual(['GitHub link', 'GitHub link']);
  expect(position.edit.description).toContain('smallest comes first');
  expect(images.edit.description).toContain('One to five');
  expect(components['project.technology'].metadatas.name.edit.label).toBe('Name');
});

test.each([
  ['project.project', 'position:ASC'],
  ['message.message', 'createdAt:DESC'],
  ['own-answer.own-answer', 'position:ASC'],
  ['unanswered-question.unanswered-question', 'lastAskedAt:DESC'],
])('the list of %s comes in the order in which it is read, without numbers of rows', async (name, order) => {
  const { settings, layouts } = (await admin.get(`/content-manager/content-types/api::${name}/configuration`))
    .body.data.contentType;
  expect(`${settings.defaultSortBy}:${settings.defaultSortOrder}`).toBe(order);
  expect(layouts.list).not.toContain('id');
});

test('what a visitor wrote is not changed by mistake, and accounts that sign in nowhere are not shown', async () => {
  const { metadatas } = (await admin.get('/content-manager/content-types/api::message.message/configuration'))
    .body.data.contentType;
  const editable = Object.keys(metadatas).filter((field) => metadatas[field].edit.editable !== false);
  expect(editable).not.toContain('message');
  expect(editable).toContain('isRead');
  const { contentTypes } = (await admin.get('/content-manager/init')).body.data;
  const shown = contentTypes.filter((type: { isDisplayed: boolean }) => type.isDisplayed);
  expect(shown.map(({ uid }: { uid: string }) => uid).sort()).toEqual([
    'api::message.message',
    'api::own-answer.own-answer',
    'api::project.project',
    'api::site.site',
    'api::unanswered-question.unanswered-question',
  ]);
});
