import { expect, test } from 'vitest';
import { addToLibrary, libraryForm, publishInPanel, signInAdmin, signInAs } from '../harness/admin';
import { startCms } from '../harness/cms';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, projectFields, uploadPicture, WITH_LINKS } from '../harness/projects';

const cms = await startCms();
const admin = await signInAdmin(cms.url);
const author = await signInAs(cms, 'strapi-author');
const editor = await signInAs(cms, 'strapi-editor');

const PROJECTS = '/content-manager/collection-types/api::project.project';
const draft = (fields: object) => ({ ...WITH_LINKS, ...projectFields(), technologies: [], ...fields });

const fileCount = () => cms.strapi.db.query('plugin::upload.file').count();
const idsOfFiles = async () => {
  const files = await cms.strapi.db.query('plugin::upload.file').findMany();
  return files.map(({ id }) => id);
};

test("an author of the panel deletes and moves nobody else's pictures, nor any folder", async () => {
  const { _id: id } = await createProject(cms.editor);
  await cms.editor.graphql(MUTATIONS.deleteProject, { id });
  await uploadPicture(cms.editor);
  const folder = (await admin.send('POST', '/upload/folders', { name: 'Kept', parent: null })).body.data;
  const others = await idsOfFiles();
  const { id: own } = await addToLibrary(author);
  const { id: second } = await addToLibrary(author);
  const count = await fileCount();
  for (const ids of [
    { fileIds: others },
    { fileIds: others.map(String) },
    { fileIds: [own, ...others] },
    { folderIds: [folder.id] },
    { fileIds: [own], folderIds: [String(folder.id)] },
  ]) {
    for (const { status } of [
      await author.send('POST', '/upload/actions/bulk-delete', ids),
      await author.send('POST', '/upload/actions/bulk-move', { ...ids, destinationFolderId: null }),
    ])
      expect(status, JSON.stringify(ids)).toBe(403);
  }
  for (const ids of [
    { fileIds: [others] },
    { fileIds: { 0: others[0], length: 1 } },
    { fileIds: `[${others.join()}]` },
  ])
    expect((await author.send('POST', '/upload/actions/bulk-delete', ids)).status).toBeGreaterThanOrEqual(
      400,
    );
  const renamed = { name: 'Mine', parent: null };
  expect((await author.send('PUT', `/upload/folders/${folder.id}`, renamed)).status).toBe(403);
  expect(await fileCount()).toBe(count);

  const moved = { fileIds: [own, second], destinationFolderId: folder.id };
  expect((await author.send('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
  expect((await author.send('POST', '/upload/actions/bulk-delete', { fileIds: [own] })).status).toBe(200);
  const all = { fileIds: others, folderIds: [folder.id] };
  expect((await editor.send('PUT', `/upload/folders/${folder.id}`, renamed)).status).toBe(200);
  expect((await editor.send('POST', '/upload/actions/bulk-delete', all)).status).toBe(200);
  expect(await fileCount()).toBe(0);
});

test("an author who deletes another's picture does not hear where it is", async () => {
  await createProject(cms.editor, { title: 'Unseen' });
  const fileIds = await idsOfFiles();
  for (const { status } of [
    await author.send('DELETE', `/upload/files/${fileIds[0]}`),
    await author.send('POST', '/upload/actions/bulk-delete', { fileIds }),
  ])
    expect(status).toBe(403);
});

test('an author changes no picture that is or becomes public, nor its texts', async () => {
  const [shown, timed, own] = [
    await addToLibrary(author),
    await addToLibrary(author),
    await addToLibrary(author),
  ];
  const make = async (file: object) =>
    (await author.send('POST', PROJECTS, draft({ images: [file] }))).body.data;
  const published = await make(shown);
  expect((await publishInPanel(editor, draft({ images: [shown] }), published.documentId)).status).toBe(200);
  const scheduled = `${PROJECTS}/${(await make(timed)).documentId}`;
  expect((await editor.send('PUT', scheduled, { publishAt: '2999-01-01T00:00:00.000Z' })).status).toBe(200);
  await make(own);
  const before = await cms.visitor.download(shown.url);

  const changes = async (client: typeof author, { id }: { id: number }) => {
    const fileInfo = { name: 'x.webp', alternativeText: 'Buy pills', caption: '', folder: null };
    const texts = new FormData();
    texts.append('fileInfo', JSON.stringify(fileInfo));
    const picture = async () => libraryForm(await drawPicture('other.png', { width: 50 }));
    const answers = [
      await client.send('POST', `/upload?id=${id}`, await picture()),
      await client.send('POST', `/upload?id=0${id}`, await picture()),
      await client.send('POST', `/upload?id=${id}`, texts),
      await client.send('POST', `/upload/files/${id}/replace`, await picture()),
      await client.send('PUT', `/upload/files/${id}`, { fileInfo }),
      await client.send('POST', '/upload/actions/bulk-update', { updates: [{ id, fileInfo }] }),
    ];
    return answers.map(({ status }) => status);
  };
  const all = (status: number) => Array.from({ length: 6 }, () => status);
  expect(await changes(author, shown)).toEqual(all(403));
  expect(await changes(author, timed)).toEqual(all(403));
  for (const id of [
    `0x${shown.id.toString(16)}`,
    `${shown.id}.0`,
    `+${shown.id}`,
    `${shown.id}e0`,
    ` ${shown.id}`,
  ]) {
    const asked = encodeURIComponent(id);
    const fileInfo = { name: 'x.webp', alternativeText: 'Buy pills', caption: '', folder: null };
    const picture = libraryForm(await drawPicture('other.png', { width: 50 }));
    expect((await author.send('POST', `/upload?id=${asked}`, picture)).status, id).toBeGreaterThanOrEqual(
      400,
    );
    expect(
      (await author.send('PUT', `/upload/files/${asked}`, { fileInfo })).status,
      id,
    ).toBeGreaterThanOrEqual(400);
  }
  expect(await cms.visitor.download(shown.url)).toEqual(before);
  expect(await changes(author, own)).toEqual(all(200));
  expect(await changes(editor, shown)).toEqual(all(200));
  expect(await changes(admin, shown)).toEqual(all(200));
});

test("an author sees folders, but not others' pictures in them", async () => {
  await createProject(cms.editor);
  const { id, folder, hash } = (await editor.get('/upload/files?sort=id:DESC')).body.results[0];
  const own = await addToLibrary(author);
  const moved = { fileIds: [own.id], destinationFolderId: folder.id };
  expect((await author.send('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
  for (const asked of [
    'populate=*',
    'populate=files,parent',
    'populate[files]=true',
    'populate[0]=files',
    'populate[parent][populate]=*',
    'populate[files][count]=0',
    'populate[folder][populate]=*',
    'populate[folder][populate]=files',
    'populate[folder][populate][0]=files',
    'populate[folder][populate][files]=true',
    'populate[folder][populate][children][populate][files]=true',
    'populate[folder][populate][parent][populate][children][populate]=files',
    'populate=folder.files',
  ])
    for (const path of ['/upload/folders', `/upload/folders/${folder.id}`, '/upload/files']) {
      const { status, body } = await author.get(`${path}?${asked}`);
      expect(status).toBe(200);
      expect(JSON.stringify(body), `${path}?${asked}`).toContain(folder.name);
      expect(JSON.stringify(body), `${path}?${asked}`).not.toContain(hash);
    }
  expect((await author.get(`/upload/files/${id}`)).status).toBe(403);
  expect(JSON.stringify((await author.get(`/upload/files/${own.id}?populate=*`)).body)).not.toContain(hash);
  expect((await author.get('/upload/folders/999')).status).toBe(404);
  expect(JSON.stringify((await author.get('/upload/folders')).body)).toContain('"files":{"count":');
  expect(JSON.stringify((await editor.get('/upload/folders?populate=files')).body)).toContain(hash);
});

test("neither filters nor the order of the library tell an author of others' pictures", async () => {
  await createProject(cms.editor);
  const { folder, hash } = (await editor.get('/upload/files?sort=id:DESC')).body.results[0];
  const { id } = await addToLibrary(author);
  const moved = { fileIds: [id], destinationFolderId: folder.id };
  expect((await author.send('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
  for (const [path, name] of [
    ['/upload/folders', 'filters[files][hash]'],
    ['/upload/folders', 'filters[$or][0][$not][files][hash]'],
    ['/upload/folders', 'filters[parent][children][files][hash]'],
    ['/upload/folders', 'where[files][hash]'],
    ['/upload/files', 'filters[folder][files][hash]'],
    ['/upload/files', 'where[folder][files][hash]'],
  ]) {
    const answers = await Promise.all(
      [hash, 'none'].map(async (value) => (await author.get(`${path}?${name}[$eq]=${value}`)).body),
    );
    expect(answers[0], `${path} ${name}`).toEqual(answers[1]);
  }

  const other = (await admin.send('POST', '/upload/folders', { name: 'Other', parent: null })).body.data;
  const others = { fileIds: [(await addToLibrary(editor)).id], destinationFolderId: other.id };
  expect((await editor.send('POST', '/upload/actions/bulk-move', others)).status).toBe(200);
  for (const name of [
    'sort=files.id',
    'sort=name,files.id',
    'sort[0]=files.id',
    'sort[files][id]',
    'sort[0][files][id]',
    'sort=files["id"]',
    'sort=["fi\\les"].id',
    'orderBy[files][id]',
  ]) {
    const orders = await Promise.all(
      ['asc', 'desc'].map(async (order) => {
        const end = /^(sort|orderBy)[^=]*$/.test(name) ? '=' : ':';
        const { body } = await author.get(`/upload/folders?${encodeURI(name)}${end}${order}`);
        return body.data?.map(({ name: title }: { name: string }) => title);
      }),
    );
    expect(orders[0], name).toEqual(orders[1]);
  }
  const names = async (order: string) => (await author.get(`/upload/folders?sort=name:${order}`)).body.data;
  expect(await names('ASC')).toEqual((await names('DESC')).reverse());
  expect((await author.get(`/upload/folders?filters[name]=${other.name}`)).body.data).toHaveLength(1);
  const parents = 'populate[parent][populate][parent]=*';
  const child = { name: 'Child', parent: other.id };
  const made = (await admin.send('POST', '/upload/folders', child)).body.data;
  const { parent } = (await author.get(`/upload/folders/${made.id}?${parents}`)).body.data;
  expect(parent.name).toBe(other.name);
});

test('the library is asked by nothing that Strapi does not check', async () => {
  await admin.send('POST', '/upload/folders', { name: 'Made by an account', parent: null });
  for (const start of ['$2', 'none']) {
    const asked = `where[createdBy][password][$startsWith]=${start}`;
    expect((await editor.get(`/upload/folders?${asked}`)).body.data.length, start).toBeGreaterThan(0);
  }
});
