import { describe, expect, test } from 'vitest';
import { addToLibrary, panelEntry, publishInPanel, signInAdmin, type LibraryFile } from '../harness/admin';
import { startCms } from '../harness/cms';
import { change as mutate } from '../harness/history/versions';
import { drawPictures } from '../harness/pictures';
import {
  createProject,
  MUTATIONS,
  picturesOf,
  PLAIN_PAGE,
  projectFields,
  WITH_LINKS,
} from '../harness/projects';
import { tracesIn } from '../harness/traces';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { editor, visitor } = cms;
const admin = await signInAdmin(cms.url);

const PROJECTS = '/content-manager/collection-types/api::project.project';
const library = await Promise.all((await drawPictures(6)).map((file) => addToLibrary(admin, file)));
const [one, two, three] = library as [LibraryFile, LibraryFile, LibraryFile];

const entry = (fields: object = {}, images: LibraryFile[] = [one, two]) => panelEntry(fields, images);
const add = (fields?: object, images?: LibraryFile[]) => publishInPanel(admin, entry(fields, images));
const change = (id: string, fields: object) => publishInPanel(admin, fields, id);
const urlsOf = (files: { url: string }[]) => files.map(({ url }) => url);

async function published(id: string) {
  const { body } = await visitor.get('/api/portfolio');
  return body.find(({ _id }: { _id: string }) => _id === id);
}

async function addProject(fields?: object, images?: LibraryFile[]): Promise<string> {
  const { status, body } = await add(fields, images);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.documentId;
}

describe('a project of the panel', () => {
  test('is on the site at the next read, pictures and technologies in order, first in the list', async () => {
    await visitor.get('/api/portfolio');
    const images = [three, one, two];
    const id = await addProject({ title: ' From the panel ' }, images);
    expect((await visitor.get('/api/portfolio')).body[0]).toEqual({
      ...projectFields(),
      ...WITH_LINKS,
      ...PLAIN_PAGE,
      caseStudy: undefined,
      slug: 'from-the-panel',
      _id: id,
      title: 'From the panel',
      technologies: ['React', 'Zig'],
      images: urlsOf(images),
      updatedAt: expect.any(String),
    });
  });

  test('changes on the site at the next read, whatever is changed', async () => {
    const id = await addProject();
    const { body } = await admin.get(`${PROJECTS}/${id}`);
    const [react, zig] = body.data.technologies;

    await change(id, {
      ...entry(),
      title: 'Changed',
      technologies: [zig, { name: 'Go' }, react, { name: 'GO' }],
    });
    expect(await published(id)).toMatchObject({ title: 'Changed', technologies: ['Zig', 'Go', 'React'] });

    const images = [three, two];
    await change(id, { images });
    expect(await published(id)).toMatchObject({ title: 'Changed', images: urlsOf(images) });
    expect(urlsOf(await picturesOf(visitor, id))).toEqual(urlsOf(images));
  });

  test('cannot be saved over what was changed elsewhere since its form was opened', async () => {
    const id = await addProject();
    const [{ updatedAt }] = (await admin.get(`${PROJECTS}?_q=&filters[documentId]=${id}`)).body.results;
    const save = (fields: object) => admin.send('PUT', `${PROJECTS}/${id}`, { ...entry(fields), updatedAt });
    expect((await save({ role: 'Changed elsewhere' })).status).toBe(200);
    for (const late of [await save({ role: null }), await change(id, { role: null, updatedAt })]) {
      expect(late.body.error.message).toContain('This project was changed elsewhere');
    }
    const { body } = await admin.get(`${PROJECTS}/${id}`);
    expect([body.data.role, body.data.status]).toEqual(['Changed elsewhere', 'modified']);
    expect((await change(id, { role: 'Seen', updatedAt: body.data.updatedAt })).status).toBe(200);
  });

  test('names the field of a picture that was deleted meanwhile', async () => {
    const file = await addToLibrary(admin);
    expect((await admin.send('DELETE', `/upload/files/${file.id}`)).status).toBe(200);
    for (const gone of [file, { id: file.id } as LibraryFile]) {
      const { body } = await add({}, [one, gone]);
      expect(body.error.details.errors).toMatchObject([
        { path: ['images'], message: expect.stringContaining('was deleted from the media library') },
      ]);
    }
  });

  test('can be changed in the dashboard too, and keeps the pictures of the library', async () => {
    const id = await addProject();
    const [first, second] = await picturesOf(editor, id);
    const images = [second?.documentId, first?.documentId];
    const { body } = await editor.graphql(MUTATIONS.updateProject, { id, data: { images } });
    expect(body.errors).toBeUndefined();
    expect(urlsOf(await picturesOf(visitor, id))).toEqual([second?.url, first?.url]);
  });
});

test.each<[what: string, fields: object, message: string]>([
  ['a blank title', { title: ' ' }, 'Title is required'],
  ['a missing link', { livePreview: null }, 'Live preview link is required'],
  ['a script as a link', { githubLink: 'javascript:alert(1)' }, 'GitHub link must be a web address'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'Title must be at most 120 characters'],
  ['an unknown platform', { platform: 'Toaster' }, 'Platform must be one of'],
  ['a technology of 51 characters', { technologies: [{ name: 'x'.repeat(51) }] }, 'at most 50'],
  ['six pictures', { images: library }, 'Maximum 5 images allowed'],
])('the panel refuses %s', async (_, fields, message) => {
  const id = await addProject();
  const before = await tracesIn(cms);
  for (const { status, body } of [await add(fields), await change(id, { ...entry(), ...fields })]) {
    expect(status).toBe(400);
    expect(body.error.message).toContain(message);
  }
  expect(await tracesIn(cms)).toEqual(before);
});

test('the panel refuses a new project without a picture', async () => {
  const { status, body } = await add({}, []);
  expect([status, body.error.message]).toEqual([400, 'Please upload at least one image']);
});

describe('deleting in the panel', () => {
  test.each<[how: string, remove: (id: string) => Promise<unknown>]>([
    ['one', (id) => admin.send('DELETE', `${PROJECTS}/${id}`)],
    ['several', (id) => admin.send('POST', `${PROJECTS}/actions/bulkDelete`, { documentIds: [id] })],
  ])('%s takes the pictures of the dashboard along, once it is deleted for good', async (_, remove) => {
    const before = await tracesIn(cms);
    const { _id: id } = await createProject(editor, {}, await drawPictures(2));
    await remove(id);
    expect(await published(id)).toBeUndefined();
    await mutate(editor, 'deleteForGood', { id });
    await expect.poll(() => tracesIn(cms)).toEqual(before);
  });

  test('and in the dashboard leaves the files of the library', async () => {
    const file = await addToLibrary(admin);
    await admin.send('DELETE', `${PROJECTS}/${await addProject({}, [file])}`);
    await editor.graphql(MUTATIONS.deleteProject, { id: await addProject({}, [file]) });
    const id = await addProject({}, [file]);
    await editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl: file.url });
    expect(await published(id)).toMatchObject({ images: [] });
    await cms.strapi.service('api::project.pictures').sweep(0);
    await visitor.download(file.url);
    expect((await admin.get(`/upload/files/${file.id}`)).status).toBe(200);
  });

  test('a duplicate has pictures and texts of its own', async () => {
    const { _id: id, images } = await createProject(editor, { title: 'Twice' }, await drawPictures(2));
    const [first] = await picturesOf(editor, id);
    const tell = (caption: string) =>
      editor.graphql(MUTATIONS.updateProject, {
        id,
        data: { imageTexts: [{ documentId: first?.documentId, caption }] },
      });
    await tell('Of both');
    const stored = (await admin.get(`${PROJECTS}/${id}`)).body.data;
    const { status, body } = await admin.send('POST', `${PROJECTS}/clone/${id}`, {
      ...entry(),
      images: [one, ...stored.images],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await admin.send('POST', `${PROJECTS}/${body.data.documentId}/actions/publish`, {});
    await tell('Of the other');
    await editor.send('DELETE', `/api/portfolio/${id}`);
    await cms.strapi.service('api::project.pictures').sweep(0);
    const copy = await published(body.data.documentId);
    expect(copy.images).toHaveLength(3);
    expect(copy.images[0]).toBe(one.url);
    expect(copy.images.filter((url: string) => images.includes(url))).toEqual([]);
    for (const url of copy.images) await visitor.download(url);
    const { body: texts } = await visitor.graphql(
      'query Texts($id: ID!) { project(documentId: $id) { images { caption } } }',
      { id: copy._id },
    );
    expect(texts.data.project.images).toEqual([{ caption: null }, { caption: 'Of both' }, { caption: null }]);
  });
});

test('a Firebase token is no key to the panel, nor the panel’s a key to the portfolio', async () => {
  expect((await editor.get(PROJECTS)).status).toBe(401);
  const { _id: id } = await createProject(editor);
  expect((await admin.send('DELETE', `/api/portfolio/${id}`)).status).toBe(401);
});
