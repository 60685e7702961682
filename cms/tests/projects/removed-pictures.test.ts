import { expect, test, vi } from 'vitest';
import { createRemovedPictures } from '../../src/pictures/removed-pictures';
import { addToLibrary, publishInPanel, signInAdmin, type LibraryFile } from '../harness/admin';
import { startCms } from '../harness/cms';
import { ask, change, versionsOf } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createProject, projectFields, uploadPicture } from '../harness/projects';
import { updateSite } from '../harness/site';
import { statementsOf } from '../harness/statements';

const cms = await startCms();
const { visitor, editor } = cms;
const HOUR = 3600 * 1000;

const see = (address: string, headers?: Record<string, string>) => fetch(cms.url + address, { headers });
const statusesOf = (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await see(address)).status));

/** With its first picture in all its sizes. */
async function createWithSizes() {
  const files = [await drawPicture('photo.jpg', { width: 800, height: 600 }), await drawPicture()];
  const { _id: id, images } = await createProject(editor, {}, files);
  const { body } = await visitor.graphql(
    'query ($id: ID!) { project(documentId: $id) { images { formats { url } } } }',
    { id },
  );
  const [first] = body.data.project.images;
  const sizes: string[] = first.formats.map(({ url }: { url: string }) => url);
  expect(sizes.length).toBeGreaterThan(1);
  return { id, url: images[0] ?? '', other: images[1] ?? '', sizes };
}

/** As an editor sees the first picture of its first version. */
async function addressInVersion(entry: string): Promise<string> {
  return (await versionsOf(editor, entry)).at(-1)?.project?.images[0]?.url ?? '';
}

const removePicture = (id: string, imageUrl: string) =>
  editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl });

test('a picture that was deleted is gone for visitors at once, in each size, however its address is written', async () => {
  const { id, url, other, sizes } = await createWithSizes();
  const name = url.slice('/uploads/'.length);
  const addresses = [
    ...[url, ...sizes, `${url}?key=1`],
    ...[
      `/%75ploads/${name}`,
      `/x/../uploads/${name}`,
      `/uploads/./${name}`,
      `/uploads/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    ],
  ];
  expect((await removePicture(id, url)).status).toBe(200);
  expect(new Set(await statusesOf(addresses))).toEqual(new Set([404]));
  expect((await see(url)).headers.get('cache-control')).toBe('no-store');
  expect(await statusesOf([other])).toEqual([200]);
});

test.each(['bytes=0-99999999', 'bytes=99999999-', 'bytes=-1', 'bytes=2-1'])(
  'whoever asks for %s of a picture gets all of it',
  async (range) => {
    const { url } = await createWithSizes();
    const whole = await (await see(url)).arrayBuffer();
    const answer = await see(url, { range });
    expect([answer.status, await answer.arrayBuffer()]).toEqual([200, whole]);
  },
);

test('editors see it in the version that had it, under an address that nobody can guess and that ends', async () => {
  const { id, url, other } = await createWithSizes();
  await removePicture(id, url);
  const address = await addressInVersion(id);
  expect(address).toContain(`${url}?key=`);
  const answer = await see(address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);

  await removePicture(id, other);
  const [, key = ''] = address.split('?');
  const later = key.replace(/\d{10}/, (until) => String(Number(until) + 1));
  expect(await statusesOf([`${other}?${key}`, `${url}?${later}`])).toEqual([404, 404]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR + 1000 });
  expect(await statusesOf([address])).toEqual([404]);
  vi.useRealTimers();
});

test('those of a deleted project come back with it, and go with it for good', async () => {
  const { id, url, sizes } = await createWithSizes();
  await change(editor, 'deleteProject', { id });
  expect(new Set(await statusesOf([url, ...sizes]))).toEqual(new Set([404]));
  await change(editor, 'restoreDeleted', { id });
  expect(new Set(await statusesOf([url, ...sizes]))).toEqual(new Set([200]));

  await change(editor, 'deleteProject', { id });
  const address = await addressInVersion(id);
  expect(await statusesOf([address])).toEqual([200]);
  await change(editor, 'deleteForGood', { id });
  expect(await statusesOf([url, address])).toEqual([404, 404]);
});

test('what a draft leaves out stays while it is public', async () => {
  const { id, url } = await createWithSizes();
  const data = { images: [(await uploadPicture(editor)).documentId] };
  await change(editor, 'updateProject', { id, data, status: 'DRAFT' });
  expect(await statusesOf([url])).toEqual([200]);
  await change(editor, 'publishProject', { id });
  expect(await statusesOf([url])).toEqual([404]);
});

test('a portrait that was replaced is gone, too', async () => {
  const [one, two] = [await uploadPicture(editor), await uploadPicture(editor)];
  await updateSite(editor, { portrait: one.documentId });
  await updateSite(editor, { portrait: two.documentId });
  expect(await statusesOf([one.url, two.url])).toEqual([404, 200]);
  const { nodes } = await ask(editor, 'versions', { kind: 'SITE' });
  const portraits = nodes.map(
    ({ site }: { site: { portrait: { url: string } | null } }) => site.portrait?.url,
  );
  expect(portraits.slice(0, 2)).toEqual([two.url, expect.stringContaining(`${one.url}?key=`)]);
});

test('the panel’s library shows removed pictures to admins; its own stay public', async () => {
  const admin = await signInAdmin(cms.url);
  const own = await addToLibrary(admin);
  const fields = { ...projectFields(), technologies: [], images: [own] };
  const { body } = await publishInPanel(admin, fields);
  const { id, url } = await createWithSizes();
  for (const gone of [id, body.data.documentId]) await change(editor, 'deleteProject', { id: gone });

  const files: LibraryFile[] = (await admin.get('/upload/files?pageSize=100&sort=id:desc')).body.results;
  const shown = files.find((file) => file.url.startsWith(url))?.url ?? '';
  expect(await statusesOf([url, shown, own.url])).toEqual([404, 200, 200]);
});

test('a public one is kept for a day by browsers, for a minute by caches that visitors share', async () => {
  const { url } = await uploadPicture(editor);
  const { headers } = await see(url);
  expect(headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=60, stale-if-error=86400');
  const known = { 'if-modified-since': headers.get('last-modified') ?? '', 'cache-control': 'max-age=0' };
  expect((await see(url, known)).status).toBe(304);
  expect((await see('/uploads/nothing.webp')).headers.get('cache-control')).toBe('no-store');
});

test('many pictures and the whole library at once are one look into the database', async () => {
  const { id, url, other, sizes } = await createWithSizes();
  const admin = await signInAdmin(cms.url);
  const statements = await statementsOf(cms, async () => {
    await removePicture(id, url);
    await Promise.all([statusesOf([url, other, ...sizes]), admin.get('/upload/files?pageSize=100')]);
  });
  expect(statements.filter((sql) => sql.includes('MIN(links.related_type)'))).toHaveLength(1);
});

test('a disk that tells no case gives nothing away', async () => {
  const { id, url, other } = await createWithSizes();
  await removePicture(id, url);
  const has = (address: string) =>
    cms.strapi.get('removedPictures').has(address.slice('/uploads/'.length).toUpperCase());
  expect([await has(url), await has(other)]).toEqual([true, false]);
});

test('while the database is silent its last word holds, from the start on, and it is asked once', async () => {
  let answer: Promise<ReadonlySet<string>> = Promise.resolve(new Set(['gone']));
  const find = vi.fn(() => answer);
  const pictures = createRemovedPictures(find);
  await pictures.prepare();
  answer = new Promise(() => undefined);
  const names = ['gone.webp', 'small_gone.webp', 'there.webp'];
  for (let round = 0; round < 2; round++)
    expect(await Promise.all(names.map((name) => pictures.has(name)))).toEqual([true, true, false]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('what the database said before a write does not count after it', async () => {
  let tellBefore = (_: ReadonlySet<string>) => {};
  const before = new Promise<ReadonlySet<string>>((resolve) => (tellBefore = resolve));
  const after: ReadonlySet<string> = new Set(['gone']);
  const pictures = createRemovedPictures(vi.fn(async () => after).mockReturnValueOnce(before));
  const asked = pictures.has('gone.webp');
  pictures.invalidate();
  expect(await pictures.has('gone.webp')).toBe(true);
  tellBefore(new Set());
  await asked;
  expect(await pictures.has('gone.webp')).toBe(true);
});
