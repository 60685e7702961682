import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUpTime } from '../../src/shared/clean-up-time';
import { followClock } from '../../src/shared/follow-clock';
import { createClient } from '../harness/client';
import { startCms } from '../harness/cms';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';
import { ask, change } from '../harness/history/versions';
import { messageParams, sendMessage } from '../harness/messages';
import { createProject } from '../harness/projects';
import { startKeySet } from '../third-parties/key-set';

const { strapi, dataDir, editor, visitor } = await startCms();
const DAY = 24 * 3600 * 1000;
const YEAR = 365 * DAY;

const keySet = await startKeySet();
afterAll(() => keySet.stop());
beforeEach(() => strapi.store.delete({ type: 'core', name: 'portfolio', key: 'clean-up' }));

test('a start with a clock that is a year ahead destroys nothing, and says so', async () => {
  const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
  const ahead = path.join(environment.DATA_DIR ?? '', 'ahead.cjs');
  await writeFile(
    ahead,
    `globalThis.Date = class extends Date {
      constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
      static now() { return super.now() + ${YEAR}; }
    };`,
  );
  const deletedTitles = async (url: string) => {
    const editor = createClient(url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
    const { nodes } = await ask(editor, 'deletedEntries');
    return nodes.map(({ title }: { title: string }) => title);
  };

  let cms = await spawnCms(environment);
  const editor = createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
  const { _id: id } = await createProject(editor, { title: 'Kept' });
  await change(editor, 'deleteProject', { id });
  await cms.stop();
  cms = await spawnCms({ ...environment, NODE_OPTIONS: `--require=${ahead}` });
  expect(cms.output()).toContain('364 days have passed since the last clean-up.');
  await cms.stop();
  cms = await spawnCms(environment);
  expect(await deletedTitles(cms.url)).toEqual(['Kept']);
  await cms.kill();
});

test('what came due meanwhile goes day by day, and by the time of now when the clock is right again', async () => {
  const now = new Date();
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  expect(await cleanUpTime(strapi, { now })).toEqual(now);
  expect(await cleanUpTime(strapi, { now: after(0.5), isStart: true })).toEqual(now);
  expect(await cleanUpTime(strapi, { now: after(0.5) })).toEqual(after(0.5));
  expect(await cleanUpTime(strapi, { now: after(60) })).toEqual(after(1.5));
  expect(await cleanUpTime(strapi, { now: after(60.1) })).toEqual(after(2.5));
  expect(await cleanUpTime(strapi, { now })).toEqual(now);
});

test('however many processes clean up in an hour, it is a day', async () => {
  const now = new Date();
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  expect(await cleanUpTime(strapi, { now })).toEqual(now);
  expect(await cleanUpTime(strapi, { now: after(60) })).toEqual(after(1));
  expect(await cleanUpTime(strapi, { now: after(60) })).toEqual(after(1));
});

test('what is set aside under a clock of 1970 is kept as long as anything else', async () => {
  await cleanUpTime(strapi);
  const folder = path.join(dataDir, 'public/uploads');
  await writeFile(path.join(folder, 'unknown.webp'), 'a picture');
  await strapi.db
    .query('plugin::upload.file')
    .create({ data: { name: 'known', hash: 'known', ext: '.webp' } });
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const behind = await cleanUpTime(strapi, { isStart: true });
  // What it was written under is another clock.
  await utimes(path.join(folder, 'unknown.webp'), 0, 0);
  await strapi.service('api::project.pictures').sweep(0, behind);
  vi.useRealTimers();
  await strapi.service('api::project.pictures').sweep(0, await cleanUpTime(strapi));
  const days = await readdir(path.join(folder, '.set-aside'));
  expect(days).toEqual([new Date().toISOString().slice(0, 10)]);
});

test('what is deleted, written and asked under a slow clock outlives the clean-ups after it is right', async () => {
  await cleanUpTime(strapi);
  const questions = strapi.service('api::unanswered-question.unanswered-question');
  const { _id: documentId } = await createProject(editor, { title: 'Deleted too early' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - YEAR });
  await strapi.documents('api::project.project').delete({ documentId });
  expect((await sendMessage(visitor, messageParams({ name: 'Ann' }))).status).toBe(200);
  await questions.note('Do you repair violins?');
  vi.useRealTimers();
  const now = await cleanUpTime(strapi);
  await strapi.service('api::version.history').prune(now);
  await strapi.service('api::message.inbox').removeExpired(now);
  await questions.removeExpired(now);
  const { nodes } = await ask(editor, 'deletedEntries');
  expect(nodes.map(({ title }: { title: string }) => title)).toEqual(['Deleted too early']);
  expect(await strapi.service('api::message.inbox').list({ start: 0, limit: 5 })).toMatchObject([
    { name: 'Ann' },
  ]);
  expect(await questions.list()).toMatchObject({ total: 1 });
});

test('after a clock that was years behind, what is due goes at once', async () => {
  const now = new Date();
  const behind = new Date(0);
  await cleanUpTime(strapi, { now });
  expect(await cleanUpTime(strapi, { now: behind, isStart: true })).toEqual(behind);
  expect(await cleanUpTime(strapi, { now: behind })).toEqual(behind);
  expect(await cleanUpTime(strapi, { now })).toEqual(now);
});

test('times stay what they are in any time zone, also in the hour that comes twice', async () => {
  const counters = strapi.db.query('api::rate-limit.rate-limit');
  const times = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
  vi.stubEnv('TZ', 'America/New_York');
  for (const key of times) await counters.create({ data: { key, uses: 1, expiresAt: new Date(key) } });
  const between = new Date('2026-11-01T06:00:00Z');
  const dueFirst = await counters.findMany({ where: { key: times, expiresAt: { $lt: between } } });
  expect(dueFirst.map(({ key }) => key)).toEqual(times.slice(0, 1));
  vi.stubEnv('TZ', 'Asia/Dhaka');
  const found = await counters.findMany({ where: { key: times }, orderBy: { id: 'asc' } });
  expect(found.map(({ expiresAt }) => expiresAt)).toEqual(times);
  vi.unstubAllEnvs();
});

test('regular tasks go on in the hour that comes twice when summer time ends', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const nextTime = (task: string) =>
    strapi.cron.jobs.find(({ name }) => name === task)?.job.nextRun(new Date('2026-10-25T00:59:30Z'));
  expect(nextTime('publishScheduled')).toEqual(new Date('2026-10-25T01:00:00Z'));
  expect(nextTime('cleanUp')).toEqual(new Date('2026-10-25T01:17:00Z'));
  vi.unstubAllEnvs();
});

test('regular tasks go on when a clock that was ahead is set right', async () => {
  const { cron } = strapi;
  const task = vi.fn(() => Promise.resolve());
  for (const { name } of cron.jobs) if (name) cron.remove(name);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  followClock(cron);
  cron.add({ everyMinute: { task, options: '* * * * *' } }).start();
  const now = Date.now();
  vi.setSystemTime(now + YEAR);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(task).toHaveBeenCalled();
  vi.setSystemTime(now);
  task.mockClear();
  await vi.advanceTimersByTimeAsync(240_000);
  expect(task.mock.calls.length).toBeGreaterThan(1);
  cron.stop().remove('everyMinute');
  vi.useRealTimers();
});
