import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { startCms } from '../harness/cms';
import { drawPicture, takePhoto } from '../harness/pictures';
import { createProject, MUTATIONS, picturesOf, type Entry } from '../harness/projects';
import { readSite, updateSite } from '../harness/site';
import { measureCpu } from '../harness/measure-cpu';

const cms = await startCms();
const { editor, visitor } = cms;
const FOREVER = 'public, max-age=31536000, immutable';
const project = await createProject(editor, {}, [await takePhoto()]);

const pathOf = ({ _id }: Pick<Entry, '_id'>, query = '') => `/api/projects/${_id}/social.jpg${query}`;
const versionOf = async ({ updatedAt }: Pick<Entry, 'updatedAt'>) =>
  `${Date.parse(updatedAt)}-${Date.parse((await readSite(visitor)).updatedAt)}`;
const etagOf = async (of: Pick<Entry, '_id'>) => (await visitor.get(pathOf(of))).headers.get('etag');

async function change(data: object): Promise<Entry> {
  await editor.graphql(MUTATIONS.updateProject, { id: project._id, data });
  const { body } = await visitor.get('/api/portfolio');
  return body.find(({ _id }: Entry) => _id === project._id);
}

test('is a JPEG of 1200 x 630 and at most 300 kB, even with a photo that does not compress', async () => {
  const picture = await visitor.download(pathOf(project));
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
});

test('stays for ever under the current version, and is asked for anew under any other', async () => {
  const version = await versionOf(await change({ title: 'Now' }));
  const cacheControl = async (query: string) =>
    (await visitor.get(pathOf(project, query))).headers.get('cache-control');
  expect(await cacheControl(`?v=${version}`)).toBe(FOREVER);
  for (const query of ['', `?v=${version}1`, `?v=${version}&v=${version}`, '?v=', '?w=1'])
    expect(await cacheControl(query), query).toBe('no-cache');
});

test('is not kept for ever under a version of before the owner changed his name', async () => {
  const path = pathOf(project, `?v=${await versionOf(await change({ title: 'Under his former name' }))}`);
  const before = await visitor.get(path);
  expect(before.headers.get('cache-control')).toBe(FOREVER);
  await updateSite(editor, { name: 'Farida' });
  const after = await visitor.get(path);
  expect(after.headers.get('cache-control')).toBe('no-cache');
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('has another version after each save, also when the site was saved under a clock that was ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3_600_000 });
  await cms.strapi.service('api::site.site').update({ headline: 'Ahead' });
  vi.useRealTimers();
  const path = pathOf(project, `?v=${await versionOf(await change({ title: 'Before' }))}`);
  expect((await visitor.get(path)).headers.get('cache-control')).toBe(FOREVER);
  await change({ title: 'After' });
  expect((await visitor.get(path)).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['its title', () => change({ title: 'Another' })],
  ['its technologies', () => change({ technologies: ['Elm'] })],
  ['the name of the owner', () => updateSite(editor, { name: 'Nadia' })],
  ['the accent colour', () => updateSite(editor, { accentColor: '#7cc4ff' })],
])('%s shows at once', async (_, act) => {
  const before = await etagOf(project);
  await act();
  expect(await etagOf(project)).not.toBe(before);
});

test('what is not on it makes no other picture', async () => {
  const shown = ['Ada', 'Basic', 'C', 'D', 'Elm'];
  await change({ technologies: [...shown, 'Forth', 'Go'] });
  const before = await etagOf(project);
  await change({ description: 'Another description', technologies: [...shown, 'Haskell', 'Idris'] });
  await updateSite(editor, { headline: 'Another headline' });
  expect(await etagOf(project)).toBe(before);
});

test.each([
  ['<b>&"\' </span>', ['<i>']],
  ['তাঁতের দোকান', []],
  ['Z\u0007\u202e\u200d👩‍💻', ['🎉']],
  ['a'.repeat(120), Array.from({ length: 30 }, (_, index) => `Technology ${index}`)],
])('draws the title %j', async (title, technologies) => {
  const before = await etagOf(project);
  await change({ title, technologies });
  expect(await etagOf(project)).not.toBe(before);
});

test('a title that no font here knows gives way to the owner’s name, and with it to the address of the site', async () => {
  await updateSite(editor, { name: 'Nadia' });
  await change({ title: '織物の店', technologies: [] });
  const named = await etagOf(project);
  await change({ title: '😀' });
  expect(await etagOf(project)).toBe(named);
  await updateSite(editor, { name: 'Nadia 나디아' });
  expect(await etagOf(project)).toBe(named);
  await updateSite(editor, { name: '나디아' });
  const address = await etagOf(project);
  expect(address).not.toBe(named);
  await updateSite(editor, { name: '😀' });
  expect(await etagOf(project)).toBe(address);
});

test('of a project that has lost its last picture the words are enough, for ever', async () => {
  const bare = await createProject(editor, { title: 'Bare' });
  const [imageUrl] = bare.images;
  await editor.send('DELETE', `/api/portfolio/${bare._id}/images`, { imageUrl });
  const { body } = await visitor.get('/api/portfolio');
  const changed: Entry = body.find(({ _id }: Entry) => _id === bare._id);
  expect(changed.images).toEqual([]);
  const { status, headers } = await visitor.get(pathOf(bare, `?v=${await versionOf(changed)}`));
  expect([status, headers.get('cache-control')]).toEqual([200, FOREVER]);
});

test('pictures of any shape find their place', async () => {
  for (const [width, height] of [
    [2000, 60],
    [60, 2000],
    [1, 1],
  ] as const) {
    const odd = await createProject(editor, { title: `${width} x ${height}` }, [
      await drawPicture(`${width}.png`, { width, height }),
    ]);
    expect((await visitor.download(pathOf(odd))).length).toBeGreaterThan(5000);
  }
});

test('an unknown project has none, whatever its id looks like', async () => {
  for (const id of ['a'.repeat(24), 'A', '1', '__proto__', '%2e%2e', 'a'.repeat(2000), '%00']) {
    const { status } = await visitor.get(`/api/projects/${id}/social.jpg`);
    expect([400, 404], id).toContain(status);
  }
});

test('answers HEAD and an ETag that is known, and nothing else', async () => {
  const { status, headers } = await visitor.send('HEAD', pathOf(project));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await visitor.get(pathOf(project), known)).status).toBe(304);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await visitor.send(method, pathOf(project))).status).toBe(405);
});

test('a lost picture is left out, and looked for again', async () => {
  const lost = await createProject(editor, { title: 'Lost' });
  const [picture] = await picturesOf(visitor, lost._id);
  const { body } = await visitor.get(`/api/projects/${lost._id}?populate=images`);
  const formats: { url: string }[] = Object.values(body.data.images[0].formats ?? {});
  for (const { url } of [...formats, ...(picture ? [picture] : [])])
    await rm(path.join(cms.dataDir, 'public', url), { force: true });
  const { headers } = await visitor.get(pathOf(lost, `?v=${await versionOf(lost)}`));
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/jpeg', 'no-cache']);
});

test('a picture that is replaced under its address is drawn anew', async () => {
  const replaced = await createProject(editor, { title: 'Replaced' });
  const [picture] = await picturesOf(visitor, replaced._id);
  const before = await etagOf(replaced);
  const other = sharp({ create: { width: 60, height: 40, channels: 3, background: 'crimson' } });
  await writeFile(path.join(cms.dataDir, 'public', picture?.url ?? ''), await other.webp().toBuffer());
  await cms.strapi.db.query('plugin::upload.file').update({
    where: { documentId: picture?.documentId },
    data: { placeholder: 'data:image/webp;base64,AA' },
  });
  expect(await etagOf(replaced)).not.toBe(before);
});

test('many who ask at once make it once', async () => {
  await change({ title: 'Once' });
  const queries = Array.from({ length: 100 }, (_, index) => `?v=${index}&name=${index}`);
  const [answers, time] = await measureCpu(() =>
    Promise.all(queries.map((query) => visitor.get(pathOf(project, query)))),
  );
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  // Asking included: drawing it each time would take ten times as long.
  expect(time / queries.length).toBeLessThan(20);
});

test('a flood of ids draws nothing', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index.toString(36).padStart(24, 'a'));
  const [answers, time] = await measureCpu(() => Promise.all(ids.map((_id) => visitor.get(pathOf({ _id })))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(time / ids.length).toBeLessThan(20);
});

test('when too many are to be drawn at once, the rest is asked to come back', async () => {
  const many = [];
  for (let index = 0; index < 40; index += 1)
    many.push(await createProject(editor, { title: `Flood ${index}` }));
  const statuses = (await Promise.all(many.map((one) => visitor.get(pathOf(one))))).map(
    ({ status }) => status,
  );
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
});
