import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { keepByVersion, raiseContentVersion, readContentVersion } from '../../src/cache/content-version';
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

test('what is made of the content is made once at a time, and of many changes that come meanwhile only of the last', async () => {
  const signal = new EventEmitter();
  const end = once(signal, 'end');
  const made: number[] = [];
  const read = keepByVersion(async () => {
    const version = await readContentVersion();
    made.push(version);
    await end;
    return version;
  });
  const first = read();
  await expect.poll(() => made.length).toBe(1);
  const [before = 0] = made;
  const meanwhile: ReturnType<typeof read>[] = [];
  for (let change = 1; change <= 5; change++) {
    await raiseContentVersion();
    meanwhile.push(read());
    expect(await readContentVersion()).toBe(before + change);
  }
  expect(made).toEqual([before]);
  signal.emit('end');
  expect(await first).toBe(before);
  expect(await Promise.all(meanwhile)).toEqual(Array(5).fill(before + 5));
  expect(new Set(made)).toEqual(new Set([before, before + 5]));
});

test('what cannot be made is made anew for who asked meanwhile', async () => {
  const signal = new EventEmitter();
  const end = once(signal, 'end');
  const made: number[] = [];
  const read = keepByVersion(async () => (made.push(made.length) === 1 ? end : 'made'));
  const first = read();
  await expect.poll(() => made.length).toBe(1);
  await raiseContentVersion();
  const second = read();
  signal.emit('error', new Error('The database is away.'));
  await expect(first).rejects.toThrow('The database is away.');
  expect(await second).toBe('made');
});
