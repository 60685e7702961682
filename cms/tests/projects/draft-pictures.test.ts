import { expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { versionsOf } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf } from '../harness/projects';

const cms = await startCms();
const { editor, visitor } = cms;

const READ =
  'query Mine($id: ID!) { myProject(documentId: $id) { title status updatedAt images { documentId } } }';
const CHANGE = `mutation Change($id: ID!, $data: ProjectInput!, $status: PublicationStatus!) {
  updateProject(documentId: $id, data: $data, status: $status) { status images { documentId } }
}`;

async function aProject(title: string) {
  const { _id: id } = await createProject(editor, { title }, [await drawPicture(), await drawPicture()]);
  const [first, second] = (await picturesOf(visitor, id)).map(({ documentId }) => documentId);
  return { id, first, second };
}

const publicPictures = async (id: string) =>
  (await picturesOf(visitor, id)).map(({ documentId }) => documentId);

async function draftOf(id: string) {
  const { body } = await editor.graphql(READ, { id });
  return body.data.myProject;
}

test('a picture that is deleted is gone from the website at once, and takes nothing of a draft with it', async () => {
  const { id, first, second } = await aProject('Weir');
  await editor.graphql(CHANGE, { id, data: { title: 'Half a ti' }, status: 'DRAFT' });
  await editor.graphql(MUTATIONS.deleteProjectImage, { id, imageId: first });
  expect(await draftOf(id)).toMatchObject({
    title: 'Half a ti',
    status: 'MODIFIED',
    images: [{ documentId: second }],
  });
  expect(await publicPictures(id)).toEqual([second]);
  const { body } = await visitor.graphql('query Read($id: ID!) { project(documentId: $id) { title } }', {
    id,
  });
  expect(body.data.project.title).toBe('Weir');
  await editor.graphql('mutation D($id: ID!) { discardProjectDraft(documentId: $id) { status } }', { id });
  expect(await draftOf(id)).toMatchObject({ title: 'Weir', images: [{ documentId: second }] });
});

test('REST deletes what is public also when the draft has other pictures, and answers what is left of it', async () => {
  const { id, first, second } = await aProject('Groyne');
  await editor.graphql(CHANGE, { id, data: { images: [second] }, status: 'DRAFT' });
  // As if it was written before there were versions.
  await cms.strapi.db.query('api::version.version').deleteMany({ where: { entry: id } });
  const [imageUrl, other] = (await picturesOf(visitor, id)).map(({ url }) => url);
  const { status, body } = await editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl });
  expect([status, body]).toEqual([200, { images: [other] }]);
  expect(await publicPictures(id)).toEqual([second]);
  expect(await draftOf(id)).toMatchObject({ status: 'MODIFIED', images: [{ documentId: second }] });
  const kept = (await versionsOf(editor, id)).map(({ project }) =>
    project?.images.map(({ documentId }) => documentId),
  );
  expect(kept).toEqual([[second], [first, second]]);
});

test('while nothing else waits, it is gone at once, and can come back to its place', async () => {
  const { id, first, second } = await aProject('Lock');
  await editor.graphql(MUTATIONS.deleteProjectImage, { id, imageId: first });
  expect(await publicPictures(id)).toEqual([second]);
  expect(await draftOf(id)).toMatchObject({ status: 'PUBLISHED' });
  const { body } = await editor.graphql(CHANGE, {
    id,
    data: { images: [first, second] },
    status: 'PUBLISHED',
  });
  expect(body.errors).toBeUndefined();
  expect(await publicPictures(id)).toEqual([first, second]);
});

test('what the library says of a picture is not undone by a draft that says something of another one, or was published', async () => {
  const { id, first, second } = await aProject('Buoy');
  const imageTexts = [{ documentId: first, alternativeText: 'A red buoy' }];
  await editor.graphql(CHANGE, { id, data: { imageTexts }, status: 'DRAFT' });
  const files = cms.strapi.db.query('plugin::upload.file');
  await files.update({ where: { documentId: second }, data: { caption: 'At noon' } });
  await editor.graphql('mutation P($id: ID!) { publishProject(documentId: $id) { status } }', { id });
  const query = 'query T($id: ID!) { project(documentId: $id) { images { alternativeText caption } } }';
  expect((await visitor.graphql(query, { id })).body.data.project.images).toEqual([
    { alternativeText: 'A red buoy', caption: null },
    { alternativeText: null, caption: 'At noon' },
  ]);
  await files.update({ where: { documentId: first }, data: { alternativeText: 'A green buoy' } });
  expect((await editor.graphql(query, { id })).body.data.project.images[0].alternativeText).toBe(
    'A green buoy',
  );
});

test("a copy made in the panel has the texts of the draft's pictures", async () => {
  const { id, first } = await aProject('Beacon');
  const imageTexts = [{ documentId: first, alternativeText: 'By night', caption: 'Twelve miles' }];
  await editor.graphql(CHANGE, { id, data: { imageTexts }, status: 'DRAFT' });
  const admin = await signInAdmin(cms.url);
  const { status, body } = await admin.send(
    'POST',
    `/content-manager/collection-types/api::project.project/clone/${id}`,
    { title: 'Beacon again' },
  );
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const copy = body.data.documentId;
  const query = 'query C($id: ID!) { myProject(documentId: $id) { images { alternativeText caption } } }';
  const { images } = (await editor.graphql(query, { id: copy })).body.data.myProject;
  expect(images).toMatchObject([{ alternativeText: 'By night', caption: 'Twelve miles' }, {}]);
});
