import { expect, test } from 'vitest';
import { readContentVersion } from '../../src/cache/content-version';
import { addToLibrary, libraryForm, publishInPanel, signInAdmin } from '../harness/admin';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf, toForm } from '../harness/projects';

const cms = await startCms();
const { editor } = cms;
const admin = await signInAdmin(cms.url);
const { _id: id } = await createProject(editor);
const { _id: other } = await createProject(editor);
const libraryFile = await addToLibrary(admin);

test.each([
  ['a changed project', () => editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Changed' }))],
  [
    'a text of a picture',
    async () => {
      const [picture] = await picturesOf(editor, id);
      const imageTexts = [{ documentId: picture?.documentId, caption: 'The harbour' }];
      return editor.graphql(MUTATIONS.updateProject, { id, data: { imageTexts } });
    },
  ],
  ['another order', () => editor.graphql(MUTATIONS.reorderProjects, { ids: [other, id] })],
  ['a change in the panel', () => publishInPanel(admin, { title: 'Changed in the panel' }, id)],
  [
    'a replaced file',
    async () => admin.send('POST', `/upload?id=${libraryFile.id}`, libraryForm(await drawPicture())),
  ],
  [
    'a deleted picture',
    async () => {
      const [picture] = await picturesOf(editor, id);
      return editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl: picture?.url });
    },
  ],
  ['a deleted project', () => editor.send('DELETE', `/api/portfolio/${id}`)],
])('%s is another version of the content', async (_, write) => {
  const before = await readContentVersion();
  expect((await write()).status).toBe(200);
  expect(await readContentVersion()).toBeGreaterThan(before);
});

test('a draft is one for editors only', async () => {
  const { _id: drafted } = await createProject(editor);
  const before = await readContentVersion();
  const withDrafts = await readContentVersion({ withDrafts: true });
  const url = `/content-manager/collection-types/api::project.project/${drafted}`;
  expect((await admin.send('PUT', url, { title: 'Half a sentence' })).status).toBe(200);
  expect(await readContentVersion()).toBe(before);
  expect(await readContentVersion({ withDrafts: true })).toBeGreaterThan(withDrafts);
  await editor.graphql('mutation U($id: ID!) { unpublishProject(documentId: $id) { status } }', {
    id: drafted,
  });
  expect(await readContentVersion()).toBeGreaterThan(before);
});

test('a refused write is none', async () => {
  const before = await readContentVersion();
  expect((await editor.send('POST', '/api/portfolio', toForm({}))).status).toBe(400);
  expect(await readContentVersion()).toBe(before);
});
