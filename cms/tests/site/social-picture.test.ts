import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COLORS } from '../../src/shared-with-web/colors';
import { drawIcon } from '../../src/shared-with-web/icon';
import { startCms } from '../harness/cms';
import { measureCpu } from '../harness/measure-cpu';
import { takePhoto } from '../harness/pictures';
import { createProject, uploadPicture } from '../harness/projects';
import { readSite, updateSite } from '../harness/site';

const cms = await startCms();
const { editor, visitor } = cms;
const PATH = '/api/site/social.jpg';
const FOREVER = 'public, max-age=31536000, immutable';

const etagNow = async () => (await visitor.get(PATH)).headers.get('etag');
const versionNow = async () => new Date((await readSite(visitor)).updatedAt).getTime();

test('is a JPEG of 1200 x 630 and at most 300 kB, even with a photo that does not compress', async () => {
  const { documentId } = await uploadPicture(editor, await takePhoto());
  const long = { name: 'Anna-Lena von Hohenstein '.repeat(3), tagline: 'W'.repeat(160) };
  await updateSite(editor, { ...long, headline: 'Engineer '.repeat(8), portrait: documentId });
  const picture = await visitor.download(PATH);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
});

test('stays for ever under the current version, and is asked for anew under any other', async () => {
  const version = await versionNow();
  const cacheControl = async (query: string) =>
    (await visitor.get(`${PATH}${query}`)).headers.get('cache-control');
  expect(await cacheControl(`?v=${version}`)).toBe(FOREVER);
  for (const query of ['', `?v=${version - 1}`, `?v=${version}&v=${version}`, '?v=', '?w=1']) {
    expect(await cacheControl(query), query).toBe('no-cache');
  }
  await updateSite(editor, { name: 'Nadia' });
  expect(await cacheControl(`?v=${version}`)).toBe('no-cache');
  expect(await cacheControl(`?v=${await versionNow()}`)).toBe(FOREVER);
});

test('answers HEAD and an ETag that is known', async () => {
  const { status, headers } = await visitor.send('HEAD', PATH);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Number(headers.get('content-length'))).toBe((await visitor.download(PATH)).length);
  const known = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await visitor.get(PATH, known)).status).toBe(304);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await visitor.send(method, PATH)).status).toBe(405);
  }
});

test.each(['name', 'headline', 'tagline'])('a change of the %s shows at once', async (field) => {
  const before = await etagNow();
  await updateSite(editor, { [field]: `Another ${field}` });
  expect(await etagNow()).not.toBe(before);
});

test('a change of the accent colour shows, one of a project makes no other picture', async () => {
  const before = await etagNow();
  await updateSite(editor, { accentColor: '#7cc4ff' });
  const after = await etagNow();
  expect(after).not.toBe(before);
  await createProject(editor);
  expect(await etagNow()).toBe(after);
});

test('nothing but a name is enough', async () => {
  await updateSite(editor, {
    portrait: null,
    headline: null,
    tagline: null,
    metaTitle: null,
    accentColor: null,
  });
  expect((await visitor.download(PATH)).length).toBeGreaterThan(5000);
});

test.each([
  '<b>&"\' </span>',
  'আরিফ হাসান',
  'Иван Петров',
  'محمد عبد الله',
  'Z\u0007\u202e\ufffe\u200d👩‍💻',
  '&#0;',
])('draws the name %j', async (name) => {
  const before = await etagNow();
  await updateSite(editor, { name });
  expect(await etagNow()).not.toBe(before);
});

test.each(['😀', '\uf8ff', '김서연 (서연)'])(
  'a name that no font here knows gives way to the address of the site, as does %j',
  async (name) => {
    await updateSite(editor, { name: '王小明' });
    const first = await etagNow();
    await updateSite(editor, { name });
    expect(await etagNow()).toBe(first);
  },
);

test.each(['Seo-yeon Kim 김서연', '김서연 (Seo-yeon Kim)', '김서연/Seo-yeon Kim'])(
  'of the name %j, in two scripts, the one that is known is drawn',
  async (name) => {
    await updateSite(editor, { name: 'Seo-yeon Kim' });
    const first = await etagNow();
    await updateSite(editor, { name });
    expect(await etagNow()).toBe(first);
  },
);

test.each([
  ['Ɗanladi Musa', 'Musa'],
  ['মীনা কুমারী (ミーナ)', 'মীনা কুমারী'],
  ['José Pérez (ホセ)'.normalize('NFD'), 'José Pérez'],
])('of the name %j no word is drawn in part: it becomes %j', async (name, drawn) => {
  await updateSite(editor, { name: drawn });
  const first = await etagNow();
  await updateSite(editor, { name });
  expect(await etagNow()).toBe(first);
});

test.each([
  ['ＵＩ「Kit」', 'UI Kit'],
  ['Ἀρχή', 'Αρχή'],
  ['Ŏkpara ₩ ★', 'O\u0306kpara'],
  ['Oʻzbek ʿAlī', 'O‘zbek ‘Alī'],
])('of the name %j no sign is drawn that the fonts lack: it becomes %j', async (name, drawn) => {
  await updateSite(editor, { name: drawn });
  const first = await etagNow();
  await updateSite(editor, { name });
  expect(await etagNow()).toBe(first);
});

test('a lost portrait is left out, and looked for again', async () => {
  await updateSite(editor, { name: 'Nadia' });
  const without = await etagNow();
  const { documentId } = await uploadPicture(editor);
  const { body } = await updateSite(editor, { portrait: documentId });
  const { url, formats } = body.data.updateSite.portrait;
  for (const file of [url, ...formats.map((format: { url: string }) => format.url)]) {
    await rm(path.join(cms.dataDir, 'public', file), { force: true });
  }
  const { headers } = await visitor.get(`${PATH}?v=${await versionNow()}`);
  expect([headers.get('etag'), headers.get('cache-control')]).toEqual([without, 'no-cache']);
  await updateSite(editor, { portrait: null });
});

test('many who ask at once make it once, and whatever they ask it is there', async () => {
  await updateSite(editor, { name: 'Once' });
  const queries = Array.from({ length: 100 }, (_, index) => `?v=${index}&name=${index}`);
  const [answers, time] = await measureCpu(() =>
    Promise.all(queries.map((query) => visitor.get(`${PATH}${query}`))),
  );
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  // Asking included: drawing it each time would take ten times as long.
  expect(time / queries.length).toBeLessThan(20);
});

test.each([192, 512])(
  'the icon is a PNG of %i pixels in the accent colour, drawn anew when it changes',
  async (size) => {
    const address = `/api/site/icon-${size}.png`;
    const etag = async () => (await visitor.get(address)).headers.get('etag');
    await updateSite(editor, { accentColor: '#ffb454' });
    const before = await etag();
    const { data, info } = await sharp(await visitor.download(address))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [x, y] = [0.64 * size, 0.7 * size].map(Math.round) as [number, number];
    const start = (y * size + x) * info.channels;
    expect(info).toMatchObject({ width: size, height: size });
    expect(data.subarray(start, start + 3).toString('hex')).toBe('ffb454');
    await updateSite(editor, { accentColor: '#7cc4ff' });
    expect(await etag()).not.toBe(before);
  },
);

test('the panel shows the same icon, in the colour of a site without one', async () => {
  const logo = await readFile(path.join(import.meta.dirname, '../../src/admin/logo.svg'), 'utf8');
  expect(logo).toBe(`${drawIcon(COLORS.accent)}\n`);
});

test.each(['0', '191', '4096', '192192', 'x'])('there is no icon of %s pixels', async (size) => {
  expect((await visitor.get(`/api/site/icon-${size}.png`)).status).toBe(404);
});
