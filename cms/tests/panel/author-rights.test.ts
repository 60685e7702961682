import { expect, test } from 'vitest';
import { addToLibrary, libraryForm, publishInPanel, signInAs } from '../harness/admin';
import { startCms } from '../harness/cms';
import { change } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf, projectFields, WITH_LINKS } from '../harness/projects';

const cms = await startCms();
const author = await signInAs(cms, 'strapi-author');
const editor = await signInAs(cms, 'strapi-editor');

const PROJECTS = '/content-manager/collection-types/api::project.project';
const draft = (fields: object) => ({ ...WITH_LINKS, ...projectFields(), technologies: [], ...fields });

test('an author copies no project that he may not read', async () => {
  const { _id: id } = await createProject(cms.editor);
  await change(cms.editor, 'updateProject', { id, data: { title: 'Unseen' }, status: 'DRAFT' });
  for (const path of ['clone', 'auto-clone'])
    for (const body of [{}, { title: 'Mine' }, { documentId: 'other' }])
      expect((await author.send('POST', `${PROJECTS}/${path}/${id}`, body)).status).toBe(403);
  expect((await editor.send('POST', `${PROJECTS}/clone/${id}`, {})).body.data.title).toBe('Unseen');

  const own = (await author.send('POST', PROJECTS, draft({ images: [await addToLibrary(author)] }))).body
    .data;
  expect((await author.send('POST', `${PROJECTS}/clone/${own.documentId}`, {})).status).toBe(200);
});

test('an author deletes no project that is public or has a time, but others of his own', async () => {
  const images = [await addToLibrary(author)];
  const make = async () => (await author.send('POST', PROJECTS, draft({ images }))).body.data;
  const [shown, timed, hidden] = [await make(), await make(), await make()];
  expect((await publishInPanel(editor, draft({ images }), shown.documentId)).status).toBe(200);
  const publishAt = '2999-01-01T00:00:00.000Z';
  expect((await editor.send('PUT', `${PROJECTS}/${timed.documentId}`, { publishAt })).status).toBe(200);
  for (const { documentId } of [shown, timed]) {
    expect((await author.send('DELETE', `${PROJECTS}/${documentId}`)).status).toBe(403);
    const documentIds = [hidden.documentId, documentId];
    expect((await author.send('POST', `${PROJECTS}/actions/bulkDelete`, { documentIds })).status).toBe(403);
  }
  expect((await author.send('DELETE', `${PROJECTS}/${hidden.documentId}`)).status).toBe(200);
  for (const { documentId } of [shown, timed])
    expect((await editor.send('DELETE', `${PROJECTS}/${documentId}`)).status).toBe(200);
});

test('an author puts only pictures that he may see into a project', async () => {
  const { _id: id, images } = await createProject(cms.editor);
  await cms.editor.graphql(MUTATIONS.deleteProject, { id });
  const files = cms.strapi.db.query('plugin::upload.file');
  const { results } = (await editor.get('/upload/files')).body;
  const file = results.find(({ hash }: { hash: string }) => images[0]?.includes(hash));
  const own = await addToLibrary(author);
  const made = (await author.send('POST', PROJECTS, draft({ images: [own] }))).body.data;
  const mine = `${PROJECTS}/${made.documentId}`;
  const count = await files.count();
  for (const named of [
    [file],
    [file.id],
    [String(file.id)],
    [own, { id: file.id }],
    [own, { id: file.id, documentId: own.documentId }],
    [[file.id]],
    file,
    file.id,
    file.documentId,
    [file.documentId],
    { connect: [{ id: file.id }] },
    { connect: [{ documentId: file.documentId }] },
    { set: [file.id] },
    { set: [{ id: file.id }] },
  ]) {
    for (const path of [PROJECTS, `${PROJECTS}/clone/${made.documentId}`]) {
      const { status, body } = await author.send('POST', path, draft({ images: named }));
      const shown = JSON.stringify(body.data?.images ?? []);
      if (status < 400) expect(shown, JSON.stringify(named)).not.toContain(file.hash);
    }
    const { status, body } = await author.send('PUT', mine, draft({ images: named }));
    if (status < 400) expect(JSON.stringify(body.data), JSON.stringify(named)).not.toContain(file.hash);
  }
  expect(await files.count()).toBe(count);
  expect((await author.send('PUT', mine, draft({ images: [file] }))).status).toBe(403);
  expect(
    (await author.send('POST', `${PROJECTS}/clone/${made.documentId}`, draft({ images: [file] }))).status,
  ).toBe(403);
  expect((await cms.visitor.get(images[0] ?? '')).status).toBe(404);

  // What an editor has put into it stays.
  expect((await editor.send('PUT', mine, draft({ images: [file, own] }))).status).toBe(200);
  expect((await author.send('PUT', mine, draft({ images: [own, file] }))).status).toBe(200);
  expect((await author.send('POST', `${PROJECTS}/clone/${made.documentId}`, {})).status).toBe(200);
});

test("an author puts nothing into another's project, whatever his forms name", async () => {
  const { _id: id } = await createProject(cms.editor);
  const rows = await cms.strapi.db.query('api::project.project').findMany({ where: { documentId: id } });
  for (const [path, answer] of [
    ['/upload', 400],
    // Strapi reads nothing else of the form there.
    ['/upload/files', 201],
  ] as const)
    for (const row of rows) {
      const form = libraryForm(await drawPicture());
      form.set('ref', 'api::project.project');
      form.set('refId', String(row.id));
      form.set('field', 'images');
      expect((await author.send('POST', path, form)).status).toBe(answer);
    }
  expect(await picturesOf(cms.visitor, id)).toHaveLength(1);

  const fields = draft({ images: [await addToLibrary(author)], documentId: id });
  const made = (await author.send('POST', PROJECTS, fields)).body.data;
  expect(made.documentId).not.toBe(id);
  const { status, body } = await author.send('PUT', `${PROJECTS}/${made.documentId}`, fields);
  expect({ status, id: body.data?.documentId }).toEqual({ status: 200, id: made.documentId });
});

test('a role without the media library saves its projects with the pictures that they have', async () => {
  const { _id: id, images } = await createProject(cms.editor);
  expect(images).toHaveLength(1);
  const client = await signInAs(cms, 'strapi-editor', (action) => !action.startsWith('plugin::upload.'));
  const project = (await client.get(`${PROJECTS}/${id}`)).body.data;
  const { images: had } = project;
  const changed = await client.send('PUT', `${PROJECTS}/${id}`, draft({ title: 'Second', images: had }));
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect((await client.send('POST', `${PROJECTS}/clone/${id}`, {})).status).toBe(200);
  const added = draft({ images: [...had, await addToLibrary(editor)] });
  expect((await client.send('PUT', `${PROJECTS}/${id}`, added)).status).toBe(403);
});

test('an author discards no draft that has a time', async () => {
  const images = [await addToLibrary(author)];
  const made = (await author.send('POST', PROJECTS, draft({ images }))).body.data;
  const own = `${PROJECTS}/${made.documentId}`;
  expect((await publishInPanel(editor, draft({ images }), made.documentId)).status).toBe(200);
  expect((await author.send('PUT', own, draft({ title: 'Second', images }))).status).toBe(200);
  expect((await author.send('POST', `${own}/actions/discard`, {})).status).toBe(200);

  const publishAt = '2999-01-01T00:00:00.000Z';
  expect((await editor.send('PUT', own, draft({ title: 'Third', images, publishAt }))).status).toBe(200);
  expect((await author.send('POST', `${own}/actions/discard`, {})).status).toBe(403);
  expect((await author.get(own)).body.data).toMatchObject({ title: 'Third', publishAt });
  expect((await editor.send('POST', `${own}/actions/discard`, {})).status).toBe(200);
});

test("an author's projects are not found by what else is in the folders of their pictures", async () => {
  await createProject(cms.editor);
  const { folder, hash } = (await editor.get('/upload/files?sort=id:DESC')).body.results[0];
  const own = await addToLibrary(author);
  const moved = { fileIds: [own.id], destinationFolderId: folder.id };
  expect((await author.send('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
  expect((await author.send('POST', PROJECTS, draft({ images: [own] }))).status).toBe(201);
  const asked = [
    `filters[images][folder][files][hash]=${hash}`,
    `filters[$or][0][images][folder][files][hash][$contains]=${hash}`,
    'sort=images.folder.files.hash:ASC',
    'sort=images["fol\\der"].files.hash:ASC',
    'sort[images][folder][files][hash]=ASC',
  ].map(encodeURI);
  for (const query of asked) expect((await author.get(`${PROJECTS}?${query}`)).status, query).toBe(403);
  for (const query of [
    'sort=title:ASC',
    'sort=createdBy.firstname:ASC',
    'filters[title]=folder',
    '_q=folder',
  ])
    expect((await author.get(`${PROJECTS}?${query}`)).status, query).toBe(200);
  expect((await editor.get(`${PROJECTS}?${asked[0]}`)).status).toBe(200);
});
