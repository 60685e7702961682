import { expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { ask, change, tryTo, versionsOf } from '../harness/history/versions';
import { drawPictures } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf, uploadPicture } from '../harness/projects';
import { statementsOf } from '../harness/statements';
import { tracesIn } from '../harness/traces';

const cms = await startCms();
const { strapi, visitor, editor } = cms;

const DAY = 24 * 3600 * 1000;
const CASE_STUDY = '# Yarn\n\n![Weaver](1) wove it.';

/** All that visitors get of the projects, but for Strapi's numbers. */
async function shown() {
  const graphql = `{ projects {
    documentId title slug platform description technologies period role keyFigures { value label } caseStudy
    githubLink hasNoPublicSource livePreview hasNoLivePreview createdAt updatedAt
    images { documentId url name alternativeText caption width height placeholder formats { name url } }
  } }`;
  const rest = (await visitor.get('/api/projects?populate=*')).body.data;
  return {
    portfolio: (await visitor.get('/api/portfolio')).body,
    projects: (await visitor.graphql(graphql)).body.data.projects,
    rest: withoutNumbers(rest),
  };
}

function withoutNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNumbers(inner)]));
}

const deleted = async (entry: string) => {
  const { nodes } = await ask(editor, 'deletedEntries');
  return nodes.find((version: { entry: string }) => version.entry === entry);
};

/** One between two others, with all that a project can have. */
async function createRich(title: string) {
  await createProject(editor, { title: 'Below' });
  const { _id: id } = await createProject(
    editor,
    {
      title,
      period: '2023',
      role: 'Weaver',
      keyFigures: [{ value: '61', label: 'families' }],
      caseStudy: CASE_STUDY,
    },
    await drawPictures(3),
  );
  const [first] = await picturesOf(visitor, id);
  const imageTexts = [{ documentId: first?.documentId, alternativeText: 'A weaver', caption: 'At work' }];
  const data = { slug: `${title.toLowerCase()}-now`, imageTexts };
  await change(editor, 'updateProject', { id, data, status: 'PUBLISHED' });
  await createProject(editor, { title: 'Above' });
  await editor.graphql(MUTATIONS.moveProject, { id, place: 1 });
  return id;
}

test.each<[where: string, remove: (id: string) => Promise<{ status: number }>]>([
  ['GraphQL', (id) => tryTo(editor, 'deleteProject', { id })],
  ['REST', (id) => editor.send('DELETE', `/api/portfolio/${id}`)],
  [
    'the panel',
    async (id) =>
      (await signInAdmin(cms.url)).send(
        'DELETE',
        `/content-manager/collection-types/api::project.project/${id}`,
      ),
  ],
  [
    'the panel’s list',
    async (id) =>
      (await signInAdmin(cms.url)).send(
        'POST',
        '/content-manager/collection-types/api::project.project/actions/bulkDelete',
        { documentIds: [id] },
      ),
  ],
])(
  'a project deleted by %s and swept comes back as it was, and every link to it leads there',
  async (_, remove) => {
    const id = await createRich('Loom');
    await change(editor, 'updateProject', { id, data: { title: 'Loom draft', images: [] }, status: 'DRAFT' });
    const before = [await shown(), await ask(editor, 'myProject', { id })];
    expect((await remove(id)).status).toBe(200);
    await strapi.service('api::project.pictures').sweep(0);
    await strapi.service('api::version.history').prune();
    expect(await deleted(id)).toMatchObject({ action: 'DELETE', kind: 'PROJECT', title: 'Loom draft' });

    const restored = await change(editor, 'restoreDeleted', { id });
    expect(restored).toMatchObject({ action: 'RESTORE', entry: id, notices: [], expiresAt: null });
    expect([await shown(), await ask(editor, 'myProject', { id })]).toEqual(before);
    for (const { url } of await picturesOf(visitor, id)) await visitor.download(url);
    const page = await visitor.graphql('{ projectPage(slug: "loom") { project { slug } } }');
    expect(page.body.data.projectPage.project.slug).toBe('loom-now');
    expect(await deleted(id)).toBeUndefined();

    await change(editor, 'publishProject', { id });
    await change(editor, 'deleteProject', { id });
    await change(editor, 'deleteForGood', { id });
  },
);

test.each(['DRAFT', 'PUBLISHED'])('one that was %s is it again', async (status) => {
  const picture = await uploadPicture(editor);
  const data = { title: 'Half', images: [picture.documentId] };
  const full = {
    ...data,
    platform: 'Other',
    description: 'Done.',
    hasNoPublicSource: true,
    hasNoLivePreview: true,
  };
  const { documentId: id } = await change(editor, 'createProject', {
    data: status === 'DRAFT' ? data : full,
    status,
  });
  const before = [await shown(), await ask(editor, 'myProject', { id })];
  await change(editor, 'deleteProject', { id });
  await change(editor, 'restoreDeleted', { id });
  expect([await shown(), await ask(editor, 'myProject', { id })]).toEqual(before);
});

test.each([
  { time: 'is ahead', minutes: 60, notices: [] },
  { time: 'has passed', minutes: -1, notices: ['Its time to go public has passed: it stays a draft.'] },
])('one whose time to become public $time', async ({ minutes, notices }) => {
  const publishAt = new Date(Date.now() + minutes * 60_000);
  const { documentId: id } = await change(editor, 'createProject', {
    data: { title: 'Timed' },
    status: 'DRAFT',
  });
  await strapi.service('api::project.portfolio').schedule(id, publishAt);
  await change(editor, 'deleteProject', { id });
  expect((await change(editor, 'restoreDeleted', { id })).notices).toEqual(notices);
  const { body } = await editor.graphql(`{ myProject(documentId: "${id}") { publishAt } }`);
  expect(body.data.myProject.publishAt).toBe(minutes > 0 ? publishAt.toISOString() : null);
});

test('its address, if another project has taken it, becomes a free one, and a picture that is gone stays away', async () => {
  const { _id: id } = await createProject(editor, { title: 'Taken' }, await drawPictures(2));
  const [first, second] = await picturesOf(visitor, id);
  const { updatedAt } = await ask(editor, 'myProject', { id });
  await change(editor, 'deleteProject', { id });
  await createProject(editor, { title: 'Taken' });
  const file = await strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId: first?.documentId } });
  await (await signInAdmin(cms.url)).send('DELETE', `/upload/files/${file?.id}`);
  const { notices, project } = await change(editor, 'restoreDeleted', { id });
  expect(notices).toEqual([
    'A picture is gone, and left out.',
    'The page address taken was taken meanwhile: it is taken-2 now.',
  ]);
  expect(project).toMatchObject({ slug: 'taken-2', images: [{ documentId: second?.documentId }] });
  expect(await picturesOf(visitor, id)).toEqual([second]);
  expect(await ask(editor, 'myProject', { id })).not.toMatchObject({ updatedAt });
});

test('the address of what was public is told too, where the draft had another one', async () => {
  const { _id: id } = await createProject(editor, { title: 'Twice' });
  await change(editor, 'updateProject', { id, data: { slug: 'thrice' }, status: 'DRAFT' });
  await change(editor, 'deleteProject', { id });
  await createProject(editor, { title: 'Twice' });
  const { notices } = await change(editor, 'restoreDeleted', { id });
  expect(notices).toEqual(['The page address twice was taken meanwhile: it is twice-2 now.']);
});

test('an address that another project has had meanwhile leads to that one', async () => {
  const { _id: id } = await createProject(editor, { title: 'Former' });
  await change(editor, 'updateProject', { id, data: { slug: 'latter' }, status: 'PUBLISHED' });
  await change(editor, 'deleteProject', { id });
  const { _id: other } = await createProject(editor, { title: 'Former' });
  await change(editor, 'updateProject', { id: other, data: { slug: 'another' }, status: 'PUBLISHED' });
  await change(editor, 'restoreDeleted', { id });
  const { body } = await visitor.graphql('{ projectPage(slug: "former") { project { documentId } } }');
  expect(body.data.projectPage).toEqual({ project: { documentId: other } });
});

test('what is not deleted, restored already or gone for good is not found', async () => {
  const { _id: id } = await createProject(editor, { title: 'Here' });
  const statusOf = async (name: 'restoreDeleted' | 'deleteForGood', entry: string) =>
    (await tryTo(editor, name, { id: entry })).status;
  expect(await statusOf('restoreDeleted', id)).toBe(404);
  expect(await statusOf('deleteForGood', id)).toBe(404);
  await change(editor, 'deleteProject', { id });
  const answers = await Promise.all([1, 2, 3].map(() => tryTo(editor, 'restoreDeleted', { id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  await change(editor, 'deleteProject', { id });
  await change(editor, 'deleteForGood', { id });
  expect(await statusOf('restoreDeleted', id)).toBe(404);
  expect(await statusOf('restoreDeleted', 'nowhere')).toBe(404);
});

test.each<[how: string, end: (id: string) => Promise<unknown>]>([
  ['deleted for good', (id) => change(editor, 'deleteForGood', { id })],
  [
    'thirty days later',
    () => strapi.service('api::version.history').prune(new Date(Date.now() + 30 * DAY + 1000)),
  ],
])('%s, nothing is left of it', async (_, end) => {
  // Nothing that others have deleted may go with it.
  await strapi.service('api::version.history').prune(new Date(Date.now() + 31 * DAY));
  const before = await tracesIn(cms);
  const { _id: id } = await createProject(editor, { title: 'Gone' }, await drawPictures(3));
  const images = (await picturesOf(visitor, id)).slice(1).map(({ documentId }) => documentId);
  await change(editor, 'updateProject', { id, data: { images, slug: 'going' }, status: 'PUBLISHED' });
  await change(editor, 'deleteProject', { id });
  await end(id);
  expect(await deleted(id)).toBeUndefined();
  expect(await versionsOf(editor, id)).toEqual([]);
  await expect.poll(() => tracesIn(cms)).toEqual(before);
});

test('what was deleted on one day goes ten by ten, so that nobody waits for all of it', async () => {
  const history = strapi.service('api::version.history');
  const later = new Date(Date.now() + 31 * DAY);
  await history.prune(later);
  await change(editor, 'deleteProject', { id: (await createProject(editor))._id });
  const versions = strapi.db.query('api::version.version');
  const [last] = await versions.findMany({ where: { action: 'DELETE' }, populate: { pictures: true } });
  const pictures = last?.pictures?.map(({ id }) => id);
  for (let count = 0; count < 20; count++)
    await versions.create({
      data: { ...last, pictures, id: undefined, documentId: undefined, entry: `entry-${count}` },
    });
  const statements = await statementsOf(cms, () => history.prune(later));
  // Each ten have one for their pictures, too.
  expect(statements.filter((sql) => sql.startsWith('BEGIN'))).toHaveLength(6);
  expect(await ask(editor, 'deletedEntries')).toMatchObject({ nodes: [] });
});

test('a day before, it is still there', async () => {
  const { _id: id } = await createProject(editor, { title: 'Almost' });
  await change(editor, 'deleteProject', { id });
  await strapi.service('api::version.history').prune(new Date(Date.now() + 29 * DAY));
  const { savedAt, expiresAt } = await deleted(id);
  expect(Date.parse(expiresAt) - Date.parse(savedAt)).toBe(30 * DAY);
  await change(editor, 'restoreDeleted', { id });
});
