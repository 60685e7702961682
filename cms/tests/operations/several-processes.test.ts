import { afterAll, expect, test } from 'vitest';
import { ask } from '../harness/chat';
import { createClient } from '../harness/client';
import { spawnCms, type CmsProcess } from '../harness/cms-process';
import { createEnvironment } from '../harness/environment';
import { startKeySet } from '../third-parties/key-set';
import { drawPicture } from '../harness/pictures';
import { createProject, toForm } from '../harness/projects';
import { readSite, updateSite } from '../harness/site';
import samples from '../../seed/projects.json' with { type: 'json' };

/** Three processes start, and add the samples with their pictures. */
const TIMEOUT = 300_000;

const keySet = await startKeySet();
let processes: CmsProcess[] = [];

afterAll(async () => {
  for (const { stop } of processes) await stop();
  keySet.stop();
});

const clients = async () => {
  const token = await keySet.sign({ sub: 'editor-uid' });
  return processes.map(({ url }) => createClient(url, `Bearer ${token}`));
};
const visitors = () => processes.map(({ url }) => createClient(url));

test('processes that start together on an empty database fill it once', { timeout: TIMEOUT }, async () => {
  const environment = await createEnvironment({ DEMO: 'true', FIREBASE_JWKS_URL: keySet.url });
  const started = await Promise.allSettled([1, 2, 3].map(() => spawnCms(environment)));
  processes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
  const sites = await Promise.all(visitors().map(readSite));
  expect(sites[0].portrait).toMatchObject({ name: 'portrait.webp', width: 800, height: 800 });
  for (const site of sites) expect(site).toEqual(sites[0]);
  for (const visitor of visitors()) {
    const { body } = await visitor.get('/api/portfolio');
    expect(body.map(({ title }: { title: string }) => title)).toEqual(samples.map(({ title }) => title));
  }
});

test('a change of the site through one of them is soon what all answer: page, picture and assistant', async () => {
  const [first] = await clients();
  if (!first) throw new Error('No process has started.');
  const picture = async (client: typeof first) =>
    (await client.get('/api/site/social.jpg')).headers.get('etag');
  const before = await Promise.all(visitors().map(picture));
  expect((await updateSite(first, { name: 'Nadia Karim' })).status).toBe(200);
  for (const visitor of visitors()) {
    await expect
      .poll(() => readSite(visitor).then(({ name }) => name), { timeout: 2000 })
      .toBe('Nadia Karim');
    await expect.poll(() => visitor.get('/api/site').then(({ body }) => body.name)).toBe('Nadia Karim');
  }
  const after = await Promise.all(visitors().map(picture));
  expect([new Set(before).size, new Set(after).size, after[0] === before[0]]).toEqual([1, 1, false]);
  for (const { url } of processes) {
    expect((await ask(url, 'How can I contact you?')).text).toContain('reach Nadia');
  }
});

test('of two editors at once in different processes, one is told of the other', async () => {
  const { updatedAt } = await readSite(visitors()[0] ?? createClient(''));
  const editors = await clients();
  const names = editors.map((_, index) => `Editor ${index}`);
  const answers = await Promise.all(
    editors.map((editor, index) => updateSite(editor, { name: names[index] }, updatedAt)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const written = names[answers.findIndex(({ status }) => status === 200)];
  await expect
    .poll(() => Promise.all(visitors().map(async (visitor) => (await readSite(visitor)).name)))
    .toEqual(names.map(() => written));
});

test('of editors at once in different processes, each project gets an address, and each address one project', async () => {
  const editors = await clients();
  const picture = await drawPicture();
  const made = await Promise.all(
    editors.map((editor) => createProject(editor, { title: 'Twins' }, [picture])),
  );
  expect(made.map(({ slug }) => slug).sort()).toEqual(['twins', 'twins-2', 'twins-3']);

  const rename = (slug: string) =>
    Promise.all(
      editors.map((editor, index) =>
        editor.send('PUT', `/api/portfolio/${made[index]?._id}`, toForm({ slug })),
      ),
    );
  const answers = await rename('wanted');
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const winner = answers.find(({ status }) => status === 200)?.body;
  const before = made.find(({ _id }) => _id === winner._id)?.slug ?? '';
  // Nobody else gets the one that it had, whichever process is asked.
  const refused = (await rename(before)).map(({ status, body }) => [
    status,
    body.slug ?? body.details[0].path,
  ]);
  expect(refused.filter(([status]) => status === 200)).toEqual([[200, before]]);
});

test('a draft becomes public at its time by one of them, though the one that was told is killed', async () => {
  const [first] = await clients();
  if (!first) throw new Error('No process has started.');
  const { _id: id } = await createProject(first, { title: 'Tide table' });
  const save = `mutation Save($id: ID!) {
    updateProject(documentId: $id, data: { title: "Tide table, new" }, status: DRAFT) { status }
    scheduleProject(documentId: $id, publishAt: "2020-01-01T00:00:00Z") { publishAt } }`;
  expect((await first.graphql(save, { id })).body.errors).toBeUndefined();
  await processes.shift()?.kill();
  const titles = () =>
    Promise.all(
      visitors().map(async (visitor) => {
        const { body } = await visitor.graphql('query P($id: ID!) { project(documentId: $id) { title } }', {
          id,
        });
        return body.data.project.title;
      }),
    );
  // At the next minute.
  await expect.poll(titles, { timeout: 70_000 }).toEqual(processes.map(() => 'Tide table, new'));
  const told = processes.flatMap(({ output }) => output().match(/was published at its time/g) ?? []);
  expect(told.length).toBeLessThanOrEqual(1);
}, 120_000);
