import { afterAll, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { fillGallery } from '../harness/gallery';
import { drawPicture } from '../harness/pictures';
import { createProject, picturesOf, type Entry } from '../harness/projects';
import { readSite } from '../harness/site';
import { startPictureHost } from '../third-parties/picture-host';

const cms = await startCms();
const { editor, visitor } = cms;
const MEGABYTE = 1024 * 1024;
const FOREVER = 'public, max-age=31536000, immutable';
const siteVersion = Date.parse((await readSite(visitor)).updatedAt);
const host = await startPictureHost();
afterAll(() => host.stop());

async function addProject(title: string): Promise<Entry> {
  const project = await createProject(editor, { title });
  for (const picture of await picturesOf(visitor, project._id)) await host.takeFrom(cms, picture);
  return project;
}

function ask({ _id, updatedAt }: Entry) {
  return visitor.get(`/api/projects/${_id}/social.jpg?v=${Date.parse(updatedAt)}-${siteVersion}`);
}

test('a picture without end is left out before it fills the memory', async () => {
  const answer = ask(await addProject('Endless'));
  await expect.poll(() => host.waiting).toHaveLength(1);
  expect(await host.flood()).toBeLessThan(32 * MEGABYTE);
  const { status, headers } = await answer;
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

test('a host that is slow keeps nobody waiting but those whose picture it has', async () => {
  const near = await createProject(editor, { title: 'Near' });
  const far = await addProject('Far');
  await fillGallery(cms, { projects: 30 });
  const { body } = await visitor.get('/api/portfolio');
  const others: Entry[] = body.filter(({ title }: Entry) => title.startsWith('Project'));
  for (const { _id } of others.slice(0, 1))
    for (const picture of await picturesOf(visitor, _id)) await host.takeFrom(cms, picture);
  const first = ask(far);
  await expect.poll(() => host.waiting).toHaveLength(1);
  const answers = Promise.all(others.map(ask));
  await expect.poll(() => host.waiting).toHaveLength(8);

  expect((await ask(near)).status).toBe(200);
  host.answer(Buffer.from(await (await drawPicture('far.webp')).arrayBuffer()));
  expect((await first).headers.get('cache-control')).toBe(FOREVER);
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(statuses.filter((status) => status === 503)).toHaveLength(11);
});

test('what is no picture is left out', async () => {
  host.answer(Buffer.from('<html>'));
  const { status, headers } = await ask(await addProject('A page'));
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
});
