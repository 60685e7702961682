import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { createPackedTexts } from '../harness/costly-pictures';
import { change, pruneInAMonth } from '../harness/history/versions';
import { cpuOf } from '../harness/measure-cpu';
import { drawPicture, drawPictures, takePhonePhoto, takePhoto } from '../harness/pictures';
import {
  createProject,
  imageForm,
  MUTATIONS,
  picturesOf,
  projectFields,
  toForm,
  uploadPicture,
} from '../harness/projects';
import { tracesIn } from '../harness/traces';

const cms = await startCms();
const { editor, visitor } = cms;

const storedFiles = () => readdir(path.join(cms.dataDir, 'public/uploads'));
const namesOf = async (id: string) =>
  (await picturesOf(visitor, id)).map(({ name }) => path.parse(name).name);

async function put(id: string, fields: Record<string, unknown>, images: File[] = []) {
  const { status, body } = await editor.send('PUT', `/api/portfolio/${id}`, toForm(fields, images));
  expect(status, body.message).toBe(200);
  return body;
}

describe('what is stored', () => {
  test('is a WebP, with its size, smaller sizes and a placeholder', async () => {
    const photo = await uploadPicture(editor, await drawPicture('view.jpg', { width: 1400, height: 700 }));
    expect(photo).toEqual({
      ...photo,
      url: expect.stringMatching(/^\/uploads\/view_\w+\.webp$/),
      name: 'view.webp',
      width: 1400,
      height: 700,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(photo.formats.map(({ width }) => width)).toEqual([245, 480, 720, 1080]);
    for (const { url, width } of photo.formats) {
      expect(await sharp(await visitor.download(url)).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  test('has a name of whole characters', async () => {
    const { name } = await uploadPicture(editor, await drawPicture(`x${'𠮷'.repeat(60)}.png`));
    expect(name).toBe(`x${'𠮷'.repeat(29)}.webp`);
  });

  test('is at most 2,000 px wide or high', async () => {
    const wide = await uploadPicture(editor, await drawPicture('wide.png', { width: 3000, height: 300 }));
    const high = await uploadPicture(editor, await drawPicture('high.webp', { width: 300, height: 3000 }));
    expect([wide.width, wide.height, high.width, high.height]).toEqual([2000, 200, 200, 2000]);
  });

  test('stands upright and tells nothing of camera or place', async () => {
    const file = await takePhonePhoto();
    const sent = await sharp(await file.arrayBuffer()).metadata();
    expect([sent.orientation, sent.exif?.includes('Phone')]).toEqual([6, true]);

    const { url, width, height } = await uploadPicture(editor, file);
    expect([width, height]).toEqual([40, 60]);
    const { format, exif, xmp, iptc, orientation } = await sharp(await visitor.download(url)).metadata();
    expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'webp' });
  });

  test('is drawn without the texts of the file, however many they are', async () => {
    const file = await createPackedTexts();
    let stored = {};
    expect(await cpuOf(async () => (stored = await uploadPicture(editor, file)))).toBeLessThan(1000);
    expect(stored).toMatchObject({ name: 'texts.webp' });
  });

  test('keeps what is transparent', async () => {
    const logo = await uploadPicture(editor, await drawPicture('logo.png', { transparent: true }));
    expect((await sharp(await visitor.download(logo.url)).stats()).isOpaque).toBe(false);
    // It would be seen behind the picture.
    expect(logo.placeholder).toBeNull();
  });

  test.each([
    '../../../evil.png',
    '.png',
    'তাঁত ঘর.png',
    '10:30 "a" <b>?*|.png',
    `${'长'.repeat(80)}.png`,
    'x',
  ])('stays in its folder when it is called %s', async (name) => {
    const { url } = await uploadPicture(editor, new File([await drawPicture()], name));
    expect(url).toMatch(/^\/uploads\/[\w-]+\.webp$/);
    await visitor.download(url);
  });
});

describe('order', () => {
  test('is the order in which the files were sent, every time', async () => {
    const files = [
      await takePhoto('1.png', { width: 400, height: 300 }),
      ...(await drawPictures(5)).slice(1),
    ];
    for (let round = 0; round < 10; round++) {
      const order = [...files].sort(() => Math.random() - 0.5);
      const { _id: id } = await createProject(editor, {}, order);
      expect(await namesOf(id)).toEqual(order.map(({ name }) => path.parse(name).name));
    }
  });

  test('kept pictures come first, new ones after them', async () => {
    const { _id: id } = await createProject(editor, {}, await drawPictures(2));
    await put(id, {}, [await drawPicture('new-1.png'), await drawPicture('new-2.png')]);
    expect(await namesOf(id)).toEqual(['1', '2', 'new-1', 'new-2']);
  });

  test('imageOrder mixes kept and new pictures', async () => {
    const { _id: id, images } = await createProject(editor, {}, await drawPictures(3));
    const [one, , three] = images;
    const added = [await drawPicture('new-0.png'), await drawPicture('new-1.png')];
    const imageOrder = ['new:1', three, 'new:0', one];
    const project = await put(id, { existingImages: [one, three], imageOrder }, added);
    expect(await namesOf(id)).toEqual(['new-1', '3', 'new-0', '1']);
    expect([project.images[1], project.images[3]]).toEqual([three, one]);
  });

  test('existingImages alone can turn it round', async () => {
    const { _id: id, images } = await createProject(editor, {}, await drawPictures(3));
    expect((await put(id, { existingImages: [...images].reverse() })).images).toEqual([...images].reverse());
  });

  test('a mutation sets it by the complete list', async () => {
    const uploads = await Promise.all((await drawPictures(4)).map((file) => uploadPicture(editor, file)));
    const ids = uploads.map(({ documentId }) => documentId);
    const data = { ...projectFields(), images: ids };
    const { body } = await editor.graphql(MUTATIONS.createProject, { data });
    const { documentId: id } = body.data.createProject;
    const readIds = async () => (await picturesOf(visitor, id)).map(({ documentId }) => documentId);
    expect(await readIds()).toEqual(ids);

    const fifth = await uploadPicture(editor);
    const images = [fifth.documentId, ids[2], ids[0]];
    await editor.graphql(MUTATIONS.updateProject, { id, data: { images } });
    expect(await readIds()).toEqual(images);
    await editor.graphql(MUTATIONS.updateProject, { id, data: { title: 'Only this' } });
    expect(await readIds()).toEqual(images);
  });
});

describe('what a project no longer names is deleted', () => {
  test('with the last version that has it', async () => {
    const files = await storedFiles();
    const { _id: id, images } = await createProject(editor, {}, await drawPictures(3));
    const { images: kept } = await put(id, { existingImages: [images[1]] });
    expect(kept).toEqual([images[1]]);
    expect(await storedFiles()).toHaveLength(files.length + 3);
    for (let turn = 0; turn < 20; turn++) await put(id, { title: `Title ${turn}` });
    await pruneInAMonth(cms);
    expect(await storedFiles()).toHaveLength(files.length + 1);
    await visitor.download(images[1] ?? '');
  });

  test('one after the other, the last one too, with the project', async () => {
    const before = await storedFiles();
    const { _id: id, images } = await createProject(editor, {}, await drawPictures(2));
    const [first, second] = images;
    const { body } = await editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl: first });
    expect(body).toEqual({ images: [second] });
    const [last] = await picturesOf(visitor, id);
    const answer = await editor.graphql(MUTATIONS.deleteProjectImage, { id, imageId: last?.documentId });
    expect(answer.body.data.deleteProjectImage).toEqual({ images: [] });
    expect(await storedFiles()).toHaveLength(before.length + 2);
    await change(editor, 'deleteProject', { id });
    await change(editor, 'deleteForGood', { id });
    expect(await storedFiles()).toEqual(before);
  });

  test('with the project, leaving nothing', async () => {
    const before = await tracesIn(cms);
    const first = await createProject(editor, {}, [
      await drawPicture('large.png', { width: 1200, height: 900 }),
      ...(await drawPictures(2)),
    ]);
    const second = await createProject(editor);
    await editor.send('DELETE', `/api/portfolio/${first._id}`);
    await editor.graphql(MUTATIONS.deleteProject, { id: second._id });
    for (const { _id: id } of [first, second]) await change(editor, 'deleteForGood', { id });
    expect(await tracesIn(cms)).toEqual(before);
  });
});

test('a picture that waits belongs to the first project that takes it', async () => {
  const { documentId } = await uploadPicture(editor);
  const data = { ...projectFields(), images: [documentId] };
  const answers = await Promise.all([1, 2, 3].map(() => editor.graphql(MUTATIONS.createProject, { data })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('the hourly sweep leaves a picture whose form is still being filled in', async () => {
  const { url } = await uploadPicture(editor);
  const [cleanUp] = cms.strapi.cron.jobs.filter(({ name }) => name === 'cleanUp');
  await cleanUp?.job.invoke();
  expect(cleanUp).toBeDefined();
  await visitor.download(url);
  await cms.strapi.service('api::project.pictures').sweep(0);
  await expect(visitor.download(url)).rejects.toThrow('404');
});

test('no picture is taken while 500 of before the last minute wait for their projects', async () => {
  const files = cms.strapi.db.connection('files');
  const row = { ext: '.webp', mime: 'image/webp', size: 1, url: '/uploads/x.webp', provider: 'local' };
  const waiting = (name: string, age: number) => ({
    ...{ ...row, name, hash: name, document_id: name },
    ...{ is_portfolio_picture: true, created_at: new Date(Date.now() - age) },
  });
  await cms.strapi.db.connection.batchInsert(
    'files',
    Array.from({ length: 500 }, (_, index) => waiting(`waiting-${index}`, index === 0 ? 50_000 : 61_000)),
    50,
  );
  const send = async () => editor.send('POST', '/api/portfolio/images', imageForm(await drawPicture()));
  expect((await send()).status).toBe(201);
  await cms.strapi.db.connection.batchInsert('files', [waiting('waiting-500', 61_000)]);
  expect((await send()).status).toBe(429);
  await files.where('document_id', 'like', 'waiting-%').delete();
});

test('a picture swept by an old copy of the database comes back with the right one', async () => {
  const { _id: id } = await createProject(editor);
  const { documentId, url } = await uploadPicture(editor);
  const file = await cms.strapi.db.connection('files').where({ document_id: documentId }).first();
  await cms.strapi.service('api::project.pictures').sweep(0);
  await expect(visitor.download(url)).rejects.toThrow('404');
  await cms.strapi.db.connection('files').insert(file);
  await cms.strapi.service('api::project.pictures').sweep(3600);
  await visitor.download(url);
  await editor.send('DELETE', `/api/portfolio/${id}`);
});

test('parallel changes that add a picture each lose none', async () => {
  const { _id: id } = await createProject(editor, {}, await drawPictures(1));
  const added = await Promise.all(['a', 'b', 'c', 'd'].map((name) => drawPicture(`${name}.png`)));
  await Promise.all(added.map((file) => put(id, {}, [file])));
  const names = await namesOf(id);
  expect(names[0]).toBe('1');
  expect(names.slice(1).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('parallel changes never make six', async () => {
  const { _id: id } = await createProject(editor, {}, await drawPictures(4));
  const before = (await storedFiles()).length;
  const send = async () => editor.send('PUT', `/api/portfolio/${id}`, toForm({}, [await drawPicture()]));
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await picturesOf(visitor, id)).toHaveLength(5);
  await expect.poll(async () => (await storedFiles()).length).toBe(before + 1);
});
