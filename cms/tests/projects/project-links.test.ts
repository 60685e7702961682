import { expect, test } from 'vitest';
import { addToLibrary, publishInPanel, signInAdmin } from '../harness/admin';
import { ask } from '../harness/chat';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, projectFields, toForm, WITH_LINKS } from '../harness/projects';
import { expectRefusal } from '../harness/refusals';

const cms = await startCms();
const { editor, visitor } = cms;
const admin = await signInAdmin(cms.url);

const { githubLink, livePreview, ...LINKLESS } = projectFields();
const NO_LINKS = { hasNoPublicSource: true, hasNoLivePreview: true };
const NONE = { ...NO_LINKS, githubLink: null, livePreview: null };
const LINKS = 'githubLink hasNoPublicSource livePreview hasNoLivePreview';

async function listed(id: string) {
  const { body } = await visitor.get('/api/portfolio');
  return body.find(({ _id }: { _id: string }) => _id === id);
}

async function inGraphQL(id: string) {
  const { body } = await visitor.graphql(`{ project(documentId: "${id}") { ${LINKS} } }`);
  return body.data.project;
}

const put = (id: string, fields: object) => editor.send('PUT', `/api/portfolio/${id}`, toForm({ ...fields }));
const update = async (id: string, data: object) =>
  (await editor.graphql(MUTATIONS.updateProject, { id, data })).body.errors;

test('a project without public source and live preview is stored with empty links, by REST and GraphQL', async () => {
  const form = toForm({ ...LINKLESS, ...NO_LINKS }, [await drawPicture()]);
  const { status, body } = await editor.send('POST', '/api/portfolio', form);
  expect([status, body]).toEqual([201, expect.objectContaining(NONE)]);
  expect(await listed(body._id)).toMatchObject(NONE);
  expect(await inGraphQL(body._id)).toEqual(NONE);
  const { data } = (await visitor.get(`/api/projects/${body._id}`)).body;
  expect(data).toMatchObject(NONE);

  const images = [(await editor.send('POST', '/api/portfolio/images', await oneImage())).body.documentId];
  const answer = await editor.graphql(MUTATIONS.createProject, {
    data: { ...LINKLESS, ...NO_LINKS, images },
  });
  expect(answer.body.errors).toBeUndefined();
  expect(await listed(answer.body.data.createProject.documentId)).toMatchObject(NONE);
});

async function oneImage() {
  const form = new FormData();
  form.append('image', await drawPicture());
  return form;
}

test('one link may be missing and the other one there', async () => {
  const { _id: id } = await createProject(editor, { hasNoPublicSource: true, githubLink: '' });
  expect(await inGraphQL(id)).toEqual({
    ...{ githubLink: null, hasNoPublicSource: true },
    ...{ livePreview, hasNoLivePreview: false },
  });
});

test('a tick wins over a link that is sent beside it, whatever it holds', async () => {
  const { _id: id } = await createProject(editor, { hasNoPublicSource: true });
  expect(await listed(id)).toMatchObject({ githubLink: null, hasNoPublicSource: true });
  expect(await update(id, { hasNoLivePreview: true, livePreview: 'javascript:alert(1)' })).toBeUndefined();
  expect(await listed(id)).toMatchObject(NONE);
});

test('a link that is sent alone takes the tick back', async () => {
  const { _id: id } = await createProject(editor, NO_LINKS);
  expect((await put(id, { githubLink })).status).toBe(200);
  expect(await update(id, { livePreview })).toBeUndefined();
  expect(await listed(id)).toMatchObject({ githubLink, livePreview, ...WITH_LINKS });
});

test('what a change does not name stays', async () => {
  const { _id: id } = await createProject(editor, NO_LINKS);
  expect((await put(id, { title: 'New' })).body).toMatchObject({ title: 'New', ...NONE });
  expect(await update(id, { hasNoPublicSource: true })).toBeUndefined();
  expect((await put(id, { hasNoLivePreview: '' })).body).toMatchObject(NONE);
});

test('a tick is taken back only with a link', async () => {
  const { _id: id } = await createProject(editor, NO_LINKS);
  const message = 'GitHub link is required';
  await expectRefusal(editor, ['PUT', `/api/portfolio/${id}`, { hasNoPublicSource: false }], 400, message);
  await expectRefusal(editor, ['PUT', `/api/portfolio/${id}`, { githubLink: '' }], 400, message);
  const [error] = await update(id, { hasNoPublicSource: false });
  expect(error.extensions.error.details.errors).toMatchObject([{ path: ['githubLink'], message }]);
  expect(await listed(id)).toMatchObject(NONE);

  const { _id: other } = await createProject(editor);
  expect(await update(other, { hasNoPublicSource: false })).toBeUndefined();
  expect(await listed(other)).toMatchObject({ githubLink });
});

test.each(['yes', '1', 'TRUE'])('a tick that is %s is refused', async (hasNoPublicSource) => {
  const { _id: id } = await createProject(editor);
  const message = 'No public source must be true or false';
  await expectRefusal(editor, ['PUT', `/api/portfolio/${id}`, toForm({ hasNoPublicSource })], 400, message);
});

test('the panel takes a project without links, and names the link that is missing', async () => {
  const images = [await addToLibrary(admin)];
  const entry = { ...LINKLESS, technologies: [], images, ...NONE };
  const { status, body } = await publishInPanel(admin, entry);
  expect([status, body.data]).toEqual([200, expect.objectContaining(NONE)]);
  const { documentId: id } = body.data;
  expect(await listed(id)).toMatchObject(NONE);

  const unticked = await publishInPanel(admin, { ...entry, hasNoLivePreview: false }, id);
  expect(unticked.status).toBe(400);
  expect(unticked.body.error.details.errors).toMatchObject([
    { path: ['livePreview'], message: 'Live preview link is required' },
  ]);
  const linked = { ...entry, livePreview, hasNoLivePreview: false };
  expect((await publishInPanel(admin, linked, id)).status).toBe(200);
  expect(await listed(id)).toMatchObject({ ...NONE, livePreview, hasNoLivePreview: false });
});

test('a project from before there were ticks works as it did', async () => {
  const { _id: id } = await createProject(editor);
  const columns = { has_no_public_source: null, has_no_live_preview: null };
  await cms.strapi.db.connection('projects').where({ document_id: id }).update(columns);
  expect(await inGraphQL(id)).toEqual({ githubLink, livePreview, ...WITH_LINKS });
  const nulls = { hasNoPublicSource: null, hasNoLivePreview: null };
  expect((await publishInPanel(admin, { title: 'New', ...nulls }, id)).status).toBe(200);
  expect(await listed(id)).toMatchObject({ title: 'New', githubLink, livePreview, ...WITH_LINKS });
});

test('the assistant says that source and preview are not public', async () => {
  await createProject(editor, { title: 'Lantern', ...NO_LINKS });
  const { text } = await ask(cms.url, 'Tell me about Lantern');
  expect(text).toContain('There is no live preview · The source code is not public');
  expect(text).not.toContain('null');
});
