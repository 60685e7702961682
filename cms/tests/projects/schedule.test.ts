import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { publishInPanel, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, projectFields, uploadPicture } from '../harness/projects';

const cms = await startCms({ PUBLIC_CACHE_MS: '0' });
const { editor, visitor, strapi } = cms;
const picture = await drawPicture();
const MINUTE = 60_000;
// As this CMS loaded it.
const { register } = createRequire(import.meta.url)('prom-client') as typeof import('prom-client');

const DRAFT = 'documentId title status publishAt publishProblem updatedAt';
const SCHEDULE = `mutation Schedule($id: ID!, $publishAt: DateTime) {
  scheduleProject(documentId: $id, publishAt: $publishAt) { ${DRAFT} } }`;
const CREATE = `mutation Create($data: ProjectInput!) { createProject(data: $data, status: DRAFT) { documentId } }`;

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const schedule = (id: string, publishAt: string | null) => editor.graphql(SCHEDULE, { id, publishAt });
const publishDue = () => strapi.service('api::project.portfolio').publishDue();

async function draftOf(id: string) {
  const { body } = await editor.graphql(`query Mine($id: ID!) { myProject(documentId: $id) { ${DRAFT} } }`, {
    id,
  });
  return body.data.myProject;
}
async function publicTitle(id: string) {
  const { body } = await visitor.graphql('query P($id: ID!) { project(documentId: $id) { title } }', { id });
  return body.data.project?.title ?? null;
}
async function createDraft(fields: object = {}): Promise<string> {
  const { documentId } = await uploadPicture(editor, picture);
  const data = { ...projectFields(), images: [documentId], ...fields };
  const { status, body } = await editor.graphql(CREATE, { data });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.createProject.documentId;
}

test('a draft becomes public when its time has come, and is no other version for that', async () => {
  const id = await createDraft({ title: 'Rain Gauge' });
  const { updatedAt } = await draftOf(id);
  const publishAt = inMinutes(1);
  const { body } = await schedule(id, publishAt);
  expect(body.data.scheduleProject).toMatchObject({
    publishAt,
    publishProblem: null,
    status: 'DRAFT',
    updatedAt,
  });
  await publishDue();
  expect(await publicTitle(id)).toBeNull();

  await schedule(id, inMinutes(-1));
  await publishDue();
  expect(await publicTitle(id)).toBe('Rain Gauge');
  expect(await draftOf(id)).toMatchObject({
    publishAt: null,
    publishProblem: null,
    status: 'PUBLISHED',
    updatedAt,
  });
  expect((await visitor.get('/api/projects')).body.data[0]).not.toHaveProperty('publishAt');
});

test('changes of a public project wait for their time', async () => {
  const { _id: id } = await createProject(editor, { title: 'Before' }, [picture]);
  const saved = await editor.graphql(
    'mutation S($id: ID!) { updateProject(documentId: $id, data: { title: "After" }, status: DRAFT) { status } }',
    { id },
  );
  expect(saved.status).toBe(200);
  await schedule(id, inMinutes(-1));
  expect(await publicTitle(id)).toBe('Before');
  await Promise.all([publishDue(), publishDue()]);
  expect(await publicTitle(id)).toBe('After');
});

test('whoever takes the time back while another draft is published is obeyed', async () => {
  const ids = [await createDraft({ title: 'Sooner' }), await createDraft({ title: 'Later' })] as const;
  for (const id of ids) await schedule(id, inMinutes(-1));
  const publication = publishDue();
  await strapi.service('api::project.portfolio').schedule(ids[1], null);
  await publication;
  expect(await Promise.all(ids.map(publicTitle))).toEqual(['Sooner', null]);
});

test('the time is the same one, whatever zone it is given in', async () => {
  const id = await createDraft();
  const { body } = await schedule(id, '2031-03-30T09:30:00+06:00');
  expect(body.data.scheduleProject.publishAt).toBe('2031-03-30T03:30:00.000Z');
  const inNewYork = await schedule(id, '2031-11-02T01:30:00-05:00');
  expect(inNewYork.body.data.scheduleProject.publishAt).toBe('2031-11-02T06:30:00.000Z');
  expect((await draftOf(id)).publishAt).toBe('2031-11-02T06:30:00.000Z');
});

test('a draft that is not complete stays, says why, and waits for its editor', async () => {
  const id = await createDraft({ title: 'Half', description: '', livePreview: '', images: [] });
  await schedule(id, inMinutes(-1));
  await publishDue();
  expect(await publicTitle(id)).toBeNull();
  const { publishAt, publishProblem, status } = await draftOf(id);
  expect([publishAt, status]).toEqual([null, 'DRAFT']);
  expect(publishProblem).toContain('Description is required');
  expect(publishProblem).toContain('Live preview link is required');
  expect(publishProblem).toContain('image');

  // Completed, it waits for a word of its editor.
  const { documentId } = await uploadPicture(editor, picture);
  const data = { ...projectFields(), images: [documentId] };
  const saved = await editor.graphql(
    'mutation S($id: ID!, $data: ProjectInput!) { updateProject(documentId: $id, data: $data, status: DRAFT) { status } }',
    { id, data },
  );
  expect(saved.status).toBe(200);
  await publishDue();
  expect(await publicTitle(id)).toBeNull();
  await schedule(id, inMinutes(-1));
  expect((await draftOf(id)).publishProblem).toBeNull();
  await publishDue();
  expect(await publicTitle(id)).toBe('Chamber');
});

test('one that cannot be published keeps no other waiting', async () => {
  const half = await createDraft({ title: 'Half', description: '' });
  const whole = await createDraft({ title: 'Whole' });
  for (const id of [half, whole]) await schedule(id, inMinutes(-1));
  await publishDue();
  expect([await publicTitle(half), await publicTitle(whole)]).toEqual([null, 'Whole']);
});

test('one whose publication fails is tried again, and counted as a failed task', async () => {
  const failing = await createDraft({ title: 'Failing' });
  const next = await createDraft({ title: 'Next' });
  for (const id of [failing, next]) await schedule(id, inMinutes(-1));
  const before = await countTasks('failed');
  const publish = vi.spyOn(strapi.service('api::project.portfolio'), 'publish');
  publish.mockRejectedValueOnce(new Error('The disk is full'));
  await strapi.cron.jobs.find(({ name }) => name === 'publishScheduled')?.job.trigger();
  publish.mockRestore();
  expect(await countTasks('failed')).toBe(before + 1);
  expect([await publicTitle(failing), await publicTitle(next)]).toEqual([null, 'Next']);
  expect(cms.loggedErrors.splice(0).join()).toContain(`The project ${failing} was not published at its time`);
  await publishDue();
  expect(await publicTitle(failing)).toBe('Failing');
});

async function countTasks(result: string): Promise<number> {
  const metric = await register.getSingleMetric('portfolio_tasks_total')?.get();
  const counted = metric?.values.find(({ labels }) => labels.task === 'publish' && labels.result === result);
  return counted?.value ?? 0;
}

test('a time can be taken back; publishing at once, and taking from the site, end it too', async () => {
  const id = await createDraft({ title: 'Sundial' });
  await schedule(id, inMinutes(-1));
  expect((await schedule(id, null)).body.data.scheduleProject.publishAt).toBeNull();
  await publishDue();
  expect(await publicTitle(id)).toBeNull();

  await schedule(id, inMinutes(60));
  await editor.graphql('mutation P($id: ID!) { publishProject(documentId: $id) { status } }', { id });
  expect(await draftOf(id)).toMatchObject({ status: 'PUBLISHED', publishAt: null });

  const none = await schedule(id, inMinutes(60));
  expect([none.status, none.body.errors[0].message]).toEqual([
    400,
    'There is nothing to publish: this project is public as it is.',
  ]);
  await editor.graphql(
    'mutation C($id: ID!) { updateProject(documentId: $id, data: { title: "Moondial" }, status: DRAFT) { status } }',
    { id },
  );
  await schedule(id, inMinutes(60));
  await editor.graphql('mutation U($id: ID!) { unpublishProject(documentId: $id) { status } }', { id });
  expect(await draftOf(id)).toMatchObject({ status: 'DRAFT', publishAt: null });
  expect(await publicTitle(id)).toBeNull();
});

test('a time that no list could tell is refused, in the panel too', async () => {
  const id = await createDraft({ title: 'Far' });
  const admin = await signInAdmin(cms.url);
  const path = `/content-manager/collection-types/api::project.project/${id}`;
  for (const publishAt of ['9999-12-31T23:59:59-01:00', '0001-01-01T00:00:00+01:00']) {
    const { body } = await schedule(id, publishAt);
    expect(body.errors[0].extensions.error.details.errors[0].path).toEqual(['publishAt']);
    const sent = await admin.send('PUT', path, { publishAt: new Date(publishAt) });
    expect([sent.status, sent.body.error?.details.errors[0].path]).toEqual([400, ['publishAt']]);
  }
  const { body } = await schedule(id, '9999-12-31T23:59:59Z');
  expect(body.data.scheduleProject.publishAt).toBe('9999-12-31T23:59:59.000Z');
  expect((await editor.graphql('{ myProjects { nodes { publishAt } } }')).body.errors).toBeUndefined();
  await schedule(id, null);
});

test('who may not edit sets no time, nor anybody one of what is not there', async () => {
  const id = await createDraft();
  const stranger = await cms.signedIn({ sub: 'stranger-uid' });
  const variables = { id, publishAt: inMinutes(-1) };
  expect((await visitor.graphql(SCHEDULE, variables)).status).toBe(401);
  expect((await stranger.graphql(SCHEDULE, variables)).status).toBe(403);
  expect((await schedule('a'.repeat(24), inMinutes(1))).status).toBe(404);
  expect((await schedule(id, 'tomorrow')).status).toBe(400);
  expect((await draftOf(id)).publishAt).toBeNull();
});

test("the panel's form sets the time, its copies have none, and its Publish ends it", async () => {
  const admin = await signInAdmin(cms.url);
  const projects = '/content-manager/collection-types/api::project.project';
  const id = await createDraft({ title: 'Barometer' });
  const { body } = await admin.get(`${projects}/${id}`);
  const publishAt = inMinutes(60);
  const saved = await admin.send('PUT', `${projects}/${id}`, { ...body.data, publishAt });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await draftOf(id)).publishAt).toBe(publishAt);
  const copy = await admin.send('POST', `${projects}/clone/${id}`, { ...projectFields(), title: 'Copy' });
  expect(copy.status, JSON.stringify(copy.body)).toBe(200);
  expect(copy.body.data.publishAt).toBeNull();

  const published = await publishInPanel(admin, saved.body.data, id);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect(await draftOf(id)).toMatchObject({ status: 'PUBLISHED', publishAt: null });
  const configuration = await admin.get('/content-manager/content-types/api::project.project/configuration');
  expect(configuration.body.data.contentType.metadatas.publishProblem.edit).toMatchObject({
    editable: false,
  });
});
