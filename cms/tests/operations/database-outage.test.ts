import { afterAll, describe, expect, test } from 'vitest';
import { addToLibrary, libraryForm, signInAdmin } from '../harness/admin';
import { ask } from '../harness/chat';
import type { Answer } from '../harness/client';
import { startCms } from '../harness/cms';
import { sendMessage } from '../harness/messages';
import { drawPicture } from '../harness/pictures';
import { startPostgres } from '../harness/postgres-server';
import { createProject, imageForm, MUTATIONS, projectFields, toForm } from '../harness/projects';

const database = await startPostgres();
afterAll(() => database.end());
const cms = await startCms({ DATABASE_URL: database.url, PUBLIC_CACHE_MS: '0' });
const { editor, visitor } = cms;
const admin = await signInAdmin(cms.url);
const picture = await drawPicture();
const { images, _id: id } = await createProject(editor, {}, [picture, picture]);
const [shown = '', removed = ''] = images;
await addToLibrary(admin);
await editor.send('DELETE', `/api/portfolio/${id}/images`, { imageUrl: removed });

const PROJECTS = '/content-manager/collection-types/api::project.project';
const ENTRY_POINTS: [what: string, send: () => Promise<Pick<Answer, 'status' | 'headers'>>][] = [
  ['the list of the portfolio', () => visitor.get('/api/portfolio')],
  ['Strapi’s list', () => visitor.get('/api/projects')],
  ['a query', () => visitor.graphql('{ projects { title } }')],
  ['an editor’s query', () => editor.graphql('{ projects { title } }')],
  ['a mutation', () => editor.graphql(MUTATIONS.updateProject, { id, data: { title: 'New' } })],
  ['a new project', () => editor.send('POST', '/api/portfolio', toForm(projectFields(), [picture]))],
  ['a change', () => editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Newer' }))],
  ['a picture', () => editor.send('POST', '/api/portfolio/images', imageForm(picture))],
  ['a message', () => sendMessage(visitor)],
  ['a question', () => ask(cms.url, 'What has he built?')],
  [
    'a sign-in to the panel',
    () => visitor.send('POST', '/admin/login', { email: 'a@example.com', password: 'x' }),
  ],
  ['the panel', () => admin.get(PROJECTS)],
  ['the library', () => admin.send('POST', '/upload', libraryForm(picture))],
];

const statusOf = async (path: string) => (await visitor.get(path)).status;

/** All at once, as visitors come; the time is the longest of all. */
async function knock() {
  const begun = Date.now();
  const answers = await Promise.all(
    ENTRY_POINTS.map(async ([what, send]) => {
      const { status, headers } = await send();
      return [what, status, headers.get('retry-after') !== null];
    }),
  );
  return { answers, seconds: (Date.now() - begun) / 1000 };
}

async function expectOutage(reason: RegExp): Promise<void> {
  for (const round of [1, 2]) {
    const { answers, seconds } = await knock();
    expect(answers, `round ${round}`).toEqual(ENTRY_POINTS.map(([what]) => [what, 503, true]));
    expect(seconds).toBeLessThan(5);
  }
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/_health')).toBe(204);
  await visitor.download(shown);
  expect(await statusOf(removed)).toBe(404);
  const logged = cms.loggedErrors.splice(0).filter((message) => !message.startsWith('Cron job'));
  expect(logged).toEqual([expect.stringMatching(reason)]);
}

async function expectRecovery(): Promise<void> {
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/portfolio')).toBe(200);
  expect((await visitor.graphql('{ projects { title } }')).status).toBe(200);
  await createProject(editor);
}

describe('503 within five seconds at every entry point, and ready again afterwards', () => {
  test('when the database is stopped', async () => {
    await database.stop();
    await expectOutage(/does not answer\. Start it/);
    await database.startAgain();
    await expectRecovery();
  });

  test('when the database is paused', async () => {
    expect(await statusOf('/readyz')).toBe(200);
    database.pause();
    await expectOutage(/does not answer\. Start it/);
    database.resume();
    await expectRecovery();
  });
});

test('a process that is busy does not take the database for silent', async () => {
  const computing = setInterval(() => {
    const end = performance.now() + 900;
    while (performance.now() < end);
  }, 1);
  const isThere = await cms.strapi.get('databaseWatch').checkNow();
  clearInterval(computing);
  expect(isThere).toBe(true);
});

function isIdle(): boolean {
  const { pool } = cms.strapi.db.connection.client;
  return pool.numUsed() === 0 && pool.numPendingAcquires() === 0;
}

test('what was answered with 503 is not done after all', async () => {
  const countProjects = () => cms.strapi.db.query('api::project.project').count();
  const before = await countProjects();
  database.pause();
  const send = () => editor.send('POST', '/api/portfolio', toForm(projectFields(), [picture]));
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  database.resume();
  let quiet = 0;
  await expect.poll(() => (quiet = isIdle() ? quiet + 1 : 0)).toBeGreaterThan(20);
  expect(await countProjects()).toBe(before);
  cms.loggedErrors.splice(0);
});

test('a connection that breaks while Strapi looks for pictures is no mistake of the client', async () => {
  const { connection } = cms.strapi.db;
  const count = /count.* "files"/;
  let broken = 0;
  const breakOff = ({ sql }: { sql: string }) => {
    if (!count.test(sql)) return;
    broken += 1;
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
  connection.on('query', breakOff);
  const added = await editor.send('POST', '/api/portfolio', toForm(projectFields(), [picture]));
  const changed = await editor.graphql(MUTATIONS.updateProject, { id, data: { title: 'New' } });
  connection.off('query', breakOff);
  expect(broken).toBe(2);
  expect([added.status, changed.status]).toEqual([503, 503]);
});

test('a database that takes no changes is read from, and says so to who writes', async () => {
  const run = (sql: string) => cms.strapi.db.connection.raw(sql);
  const change = () => editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Newest' }));
  await run('ALTER SYSTEM SET default_transaction_read_only = on');
  await run('SELECT pg_reload_conf()');
  await expect.poll(async () => (await change()).status).toBe(503);
  expect((await change()).body.message).toContain('The database takes no changes right now');
  const mutation = await editor.graphql(MUTATIONS.updateProject, { id, data: { title: 'New' } });
  expect(mutation.body.errors[0].message).toContain('The database takes no changes right now');
  expect(await statusOf('/api/portfolio')).toBe(200);
  const logged = cms.loggedErrors.splice(0);
  expect(logged.filter((message) => !message.startsWith('PostgreSQL is read-only: '))).toEqual([]);
  expect(logged.length).toBeGreaterThan(1);
  await run('ALTER SYSTEM RESET default_transaction_read_only');
  await run('SELECT pg_reload_conf()');
  await expect.poll(async () => (await change()).status).toBe(200);
});

test('a statement that does not end is ended', async () => {
  const endless = cms.strapi.db.connection.raw('SELECT pg_sleep(15)');
  await expect(endless).rejects.toMatchObject({ code: '57014' });
});

describe('a lock that another transaction holds', () => {
  const change = () => editor.send('PUT', `/api/portfolio/${id}`, toForm({ title: 'Newest' }));

  test('makes a write say so instead of waiting', async () => {
    const trx = await cms.strapi.db.connection.transaction();
    await trx('projects').update({ title: 'Held' });
    const { status, headers, body } = await change();
    expect([status, headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    expect(JSON.stringify(body)).toContain('This took too long. Please try again.');
    await trx.rollback();
    expect((await change()).status).toBe(200);
  });

  test('is given back when nobody ends that transaction, which is never said to be saved', async () => {
    const held = cms.strapi.db.transaction(async ({ trx }) => {
      await trx('projects').update({ title: 'Held' });
      const { rows } = await trx.raw('SHOW idle_in_transaction_session_timeout');
      expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
      await trx.raw('SET idle_in_transaction_session_timeout = 100');
      await expect.poll(async () => (await change()).status).toBe(200);
    });
    await expect(held).rejects.toThrow();
  });
});
