import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addToLibrary, libraryForm, panelEntry, publishInPanel, signInAdmin } from '../harness/admin';
import { createBadPictures, createHugeFile, createPixelBomb } from '../harness/bad-pictures';
import { startCms } from '../harness/cms';
import { drawPicture, takePhonePhoto } from '../harness/pictures';
import { tracesIn } from '../harness/traces';

const cms = await startCms({ PUBLIC_CACHE_MS: '60000' });
const { visitor } = cms;
const admin = await signInAdmin(cms.url);
const upload = (file: File) => admin.send('POST', '/upload', libraryForm(file));

test.each(await createBadPictures())('refuses %s', async (_, file) => {
  const before = await tracesIn(cms);
  const { status } = await upload(file);
  expect(status).toBe(400);
  expect(await tracesIn(cms)).toEqual(before);
});

test('refuses more than 2 MB and too many pixels', async () => {
  const before = await tracesIn(cms);
  expect((await upload(await createHugeFile())).status).toBe(413);
  expect((await upload(createPixelBomb())).status).toBe(400);
  expect(await tracesIn(cms)).toEqual(before);
});

test('takes nothing from an address, which only this server may reach', async () => {
  let isAsked = false;
  const inside = createServer((_, response) => response.end(String((isAsked = true)))).listen(0);
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  const urls = [`http://0.0.0.0:${port}/picture.png`];
  const { body } = await admin.send('POST', '/upload/actions/upload-from-urls', { urls });
  inside.close();
  expect(body).toContain('Save the picture on your device');
  expect(isAsked).toBe(false);
});

test('takes a name as long as file systems do', async () => {
  const picture = await drawPicture(`${'x'.repeat(245)}.png`, { width: 600 });
  const { url } = await addToLibrary(admin, picture);
  expect((await visitor.download(url)).length).toBeGreaterThan(0);
});

test('re-encodes what it takes, for a new file and for a replaced one', async () => {
  const file = await addToLibrary(admin, await takePhonePhoto());
  const form = libraryForm(await takePhonePhoto('again.jpg'));
  const { status, body: replaced } = await admin.send('POST', `/upload?id=${file.id}`, form);
  expect(status, JSON.stringify(replaced)).toBe(200);
  for (const { mime, url } of [file, replaced]) {
    expect(mime).toBe('image/webp');
    const { format, exif, height } = await sharp(await visitor.download(url)).metadata();
    expect({ format, exif, height }).toEqual({ format: 'webp', exif: undefined, height: 60 });
  }
});

test('replaces the sizes of a picture with it', async () => {
  const file = await addToLibrary(admin, await drawPicture('wide.jpg', { width: 1400, height: 700 }));
  const form = libraryForm(await drawPicture('high.jpg', { width: 800, height: 1200 }));
  const { status, body: replaced } = await admin.send('POST', `/upload?id=${file.id}`, form);
  expect(status, JSON.stringify(replaced)).toBe(200);
  const { small, medium, large } = replaced.formats;
  expect([small.width, medium.width, large.width]).toEqual([320, 480, 720]);
  for (const { url, width } of [small, medium, large]) {
    expect(await sharp(await visitor.download(url)).metadata()).toMatchObject({ format: 'webp', width });
  }
});

test('deletes nothing that a project or the site shows, alone, among others or with its folder', async () => {
  const folder = (await admin.send('POST', '/upload/folders', { name: 'Kept', parent: null })).body.data;
  const file = await addToLibrary(admin, await drawPicture('kept.png'));
  await admin.send('POST', '/upload/actions/bulk-move', {
    fileIds: [file.id],
    destinationFolderId: folder.id,
  });
  const { body } = await publishInPanel(admin, panelEntry({ title: 'Keeper' }, [file]));
  const id: string = body.data.documentId;
  const deleteMany = (ids: object) => admin.send('POST', '/upload/actions/bulk-delete', ids);
  const refused = [
    await admin.send('DELETE', `/upload/files/${file.id}`),
    // What a body says is not what is deleted.
    await admin.send('DELETE', `/upload/files/${file.id}`, { fileIds: [] }),
    await deleteMany({ fileIds: [(await addToLibrary(admin)).id, file.id] }),
    await deleteMany({ folderIds: [folder.id] }),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(400);
    expect(body.error.message).toBe('kept.webp is a picture of “Keeper”. Take it out there first.');
  }
  // PostgreSQL reads these as numbers, from 16 on.
  for (const ids of [{ fileIds: ['0x_1'] }, { folderIds: ['1_0'] }])
    expect((await deleteMany(ids)).body.error.message).toBe('Each id must be a whole number.');
  const { body: shown } = await visitor.get('/api/portfolio');
  expect(shown.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ images: [file.url] });

  const other = await addToLibrary(admin);
  expect((await publishInPanel(admin, { images: [other] }, id)).status).toBe(200);
  expect((await deleteMany({ folderIds: [folder.id] })).status).toBe(200);
});
