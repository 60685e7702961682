import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addToLibrary, signInAdmin } from '../harness/admin';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { change } from '../harness/history/versions';
import { createStartedEnvironment } from '../harness/first-start';
import { startKeySet } from '../third-parties/key-set';
import { messageParams, QUERIES, sendMessage } from '../harness/messages';
import { drawPicture, takePhoto } from '../harness/pictures';
import {
  createProject,
  MUTATIONS,
  projectFields,
  toForm,
  uploadPicture,
  type Entry,
} from '../harness/projects';

const keySet = await startKeySet();
const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
let cms = await spawnCms(environment);
let editor = await signInEditor();
const libraryFile = await addToLibrary(await signInAdmin(cms.url));

/** The acknowledged projects: title and number of pictures by id. */
const acknowledged = new Map<string, { title: string; images: number }>();

afterAll(async () => {
  await cms.kill();
  keySet.stop();
});

async function signInEditor() {
  return createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
}

const folder = (name: string) => path.join(environment.DATA_DIR ?? '', name);
/** Without what is set aside. */
const storedFiles = async () =>
  (await readdir(folder('cms/public/uploads'))).filter((name) => !name.startsWith('.'));
const temporaryFiles = async () => [
  ...(await readdir(folder('cms/tmp'))),
  ...(await readdir(folder('system-tmp'))),
];

async function restart(): Promise<void> {
  cms = await spawnCms(environment);
  editor = await signInEditor();
}

const note = ({ _id, title, images }: Entry) => acknowledged.set(_id, { title, images: images.length });

type StoredProject = {
  documentId: string;
  title: string;
  images: { url: string; formats: { url: string }[] }[];
};

/** Every acknowledged project is whole, and nothing else is there: no row, no file, no temporary file. */
async function expectEverythingWhole(): Promise<void> {
  const { body } = await editor.graphql('{ projects { documentId title images { url formats { url } } } }');
  const projects: StoredProject[] = body.data.projects;
  const found = projects.map(
    ({ documentId, title, images }) => [documentId, { title, images: images.length }] as const,
  );
  expect(new Map(found)).toEqual(acknowledged);

  const pictures = projects.flatMap(({ images }) => images);
  const urls = [libraryFile, ...pictures.flatMap((picture) => [picture, ...picture.formats])].map(
    ({ url }) => url,
  );
  for (const url of urls)
    await sharp(await editor.download(url))
      .raw()
      .toBuffer();
  expect((await storedFiles()).map((name) => `/uploads/${name}`).sort()).toEqual(urls.sort());
  expect(await temporaryFiles()).toEqual([]);

  const files = await (await signInAdmin(cms.url)).get('/upload/files?pageSize=1000');
  const originals = files.body.results.map(({ url }: { url: string }) => url);
  expect(originals.sort()).toEqual([libraryFile, ...pictures].map(({ url }) => url).sort());
}

test('a hundred writes and reads at once are all answered, and what they say is true', async () => {
  const seeds: Entry[] = [];
  for (let index = 0; index < 15; index++)
    seeds.push(await createProject(editor, { title: `Seed ${index}` }));
  seeds.forEach(note);
  const picture = await drawPicture();

  const writes = Array.from({ length: 70 }, async (_, index) => {
    const id = seeds[index]?._id ?? '';
    const title = `Title ${index}`;
    if (index < 10) {
      note((await editor.send('PUT', `/api/portfolio/${id}`, toForm({ title }, [picture]))).body);
    } else if (index < 15) {
      const { status } = await editor.graphql(MUTATIONS.deleteProject, { id });
      if (status === 200) acknowledged.delete(id);
      await change(editor, 'deleteForGood', { id });
      return status;
    } else if (index < 45) {
      note(await createProject(editor, { title }, [picture]));
    } else {
      const { documentId } = await uploadPicture(editor, picture);
      const data = { ...projectFields(), title, images: [documentId] };
      const { status, body } = await editor.graphql(MUTATIONS.createProject, { data });
      acknowledged.set(body.data.createProject.documentId, { title, images: 1 });
      return status;
    }
    return 200;
  });
  const reads = Array.from({ length: 30 }, async (_, index) => {
    const { status } = await (index % 2
      ? editor.get('/api/portfolio')
      : editor.graphql('{ projects { title } }'));
    return status;
  });
  expect(new Set(await Promise.all([...writes, ...reads]))).toEqual(new Set([200]));
  await expect.poll(async () => (await storedFiles()).length).toBe(1 + 10 + acknowledged.size);
  await expectEverythingWhole();
});

const newFiles = (count: number) => async (before: number) =>
  expect
    .poll(async () => (await storedFiles()).length, { interval: 5 })
    .toBeGreaterThanOrEqual(before + count);

test.each<[moment: string, reached: (filesBefore: number) => Promise<unknown>]>([
  ['five pictures arrive', () => expect.poll(temporaryFiles, { interval: 5 }).not.toEqual([])],
  ['the first of five is stored', newFiles(1)],
  ['the fourth of five is stored', newFiles(14)],
])('a kill -9 while %s leaves no half project', async (_, reached) => {
  const photos = await Promise.all([1, 2, 3, 4, 5].map((index) => takePhoto(`${index}.jpg`)));
  const waiting = await uploadPicture(editor);
  const before = (await storedFiles()).length;
  const form = toForm({ ...projectFields(), title: 'In flight' }, photos);
  const request = editor.send('POST', '/api/portfolio', form).catch(() => undefined);
  await reached(before);
  await cms.kill();
  // Busy as a machine may be, its files are seen only after the answer.
  const answer = await request;
  if (answer) note(answer.body);
  expect(await storedFiles()).toContain(path.basename(waiting.url));

  await restart();
  await expectEverythingWhole();
});

test('a kill -9 right after an answer takes nothing back', async () => {
  const [gone = '', changed = ''] = acknowledged.keys();
  note(
    (await editor.send('PUT', `/api/portfolio/${changed}`, toForm({ title: 'Last' }, [await takePhoto()])))
      .body,
  );
  note(await createProject(editor, { title: 'Last of all' }, [await takePhoto(), await drawPicture()]));
  await editor.send('DELETE', `/api/portfolio/${gone}`);
  const params = messageParams();
  expect((await sendMessage(createClient(cms.url), params)).status).toBe(200);
  await cms.kill();
  acknowledged.delete(gone);

  await restart();
  await change(editor, 'deleteForGood', { id: gone });
  await expectEverythingWhole();
  // Sent again, the message is stored no second time.
  expect((await sendMessage(createClient(cms.url), params)).status).toBe(200);
  const { nodes } = (await editor.graphql(QUERIES.list)).body.data.messages_connection;
  expect(nodes).toMatchObject([{ name: params.name, email: params.email, message: params.message }]);
});

test('SIGTERM ends it in good order', async () => {
  expect(await cms.stop()).toBe(0);
});
