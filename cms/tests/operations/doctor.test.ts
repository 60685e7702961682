import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { checkBackups } from '../../src/doctor/checks/backups';
import { checkData } from '../../src/doctor/checks/data';
import { databaseChecks } from '../../src/doctor/checks/database';
import { judgeClocks } from '../../src/doctor/checks/clock';
import { checkDisk, judgeRoom } from '../../src/doctor/checks/disk';
import { judgeMailError } from '../../src/doctor/checks/mail-error';
import { productChecks } from '../../src/doctor/product-checks';
import { examine } from '../../src/shared-with-web/finding';
import { startCms } from '../harness/cms';
import { DEMO_ADMIN } from '../../src/shared-with-web/own-machine';
import { startGeminiServer } from '../third-parties/gemini-server.mjs';
import { startMailServer } from '../third-parties/mail-server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OWN = { product: '1.0.0', strapi: '5.54.0' };
const SECRET = 'a-word-that-no-finding-repeats';

const mail = await startMailServer();
const gemini = await startGeminiServer();
const cloudinary = await startCloudinary();
const backups = path.join(inject('scratch'), `backups-${process.pid}`);
const cms = await startCms({
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'Not#The#Demo7',
  BACKUP_DIR: backups,
  CLOUDINARY_URL: `cloudinary://key:${SECRET}@cloud?upload_prefix=${cloudinary.url}`,
  GEMINI_API_KEY: SECRET,
  GEMINI_BASE_URL: gemini.url,
  SMTP_URL: mail.url.replace('//', `//user:${SECRET}@`),
  SMTP_FROM: 'site@example.com',
  NOTIFY_TO: 'owner@example.com',
});
const settings = cms.strapi.config.get('settings');
const publishKeys = cms.keySet.answer;

afterAll(async () => {
  mail.stop();
  cloudinary.stop();
  await gemini.stop();
});

beforeEach(async () => {
  mail.refusesSignIn = false;
  gemini.mode = 'fine';
  cloudinary.status = 200;
  cms.keySet.answer = publishKeys;
  await keepBackup(new Date());
});

/** Answers a ping as Cloudinary does. */
async function startCloudinary() {
  const server = createServer((_, response) => response.writeHead(cloudinary.status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cloudinary = { url: `http://127.0.0.1:${port}`, status: 200, stop: () => server.close() };
  return cloudinary;
}

async function keepBackup(date: Date): Promise<void> {
  await rm(backups, { recursive: true, force: true });
  await addBackup(date);
}

async function addBackup(date: Date): Promise<void> {
  const time = date.toISOString().slice(0, 19).replaceAll(':', '-');
  const archive = path.join(backups, `portfolio-${time}Z.tar.gz`);
  await mkdir(backups, { recursive: true });
  await Promise.all([writeFile(archive, ''), writeFile(`${archive}.sha256`, '')]);
}

function publishAt(date: Date): void {
  cms.keySet.answer = (request, response) => {
    response.setHeader('date', date.toUTCString());
    publishKeys(request, response);
  };
}

async function findProblems(changes: object = {}) {
  const findings = await examine(productChecks(cms.strapi, { ...settings, ...changes }));
  expect(JSON.stringify(findings)).not.toContain(SECRET);
  for (const { status, fix } of findings) expect(Boolean(fix)).toBe(status !== 'ok');
  return findings.filter(({ status }) => status !== 'ok');
}

test('nothing is found where all is well', async () => {
  expect(await findProblems()).toEqual([]);
});

test('editors read by GraphQL what was found, once in ten seconds', async () => {
  const ask = async () =>
    (await cms.editor.graphql('{ health { checkedAt findings { id title status finding fix } } }')).body.data
      .health;
  const health = await ask();
  gemini.mode = 'wrong-key';
  expect(await ask()).toEqual(health);
  expect(health.findings).toContainEqual({
    id: 'pictures',
    title: 'Pictures',
    status: 'OK',
    finding: 'Cloudinary takes the key.',
    fix: null,
  });
});

// Not written as this machine's, and yet it is.
const openMail = { url: settings.smtp?.url.replace('127.0.0.1', '0.0.0.0'), from: 'site@example.com' };
const unknownMail = { url: 'smtp://127.0.0.1:1', from: 'site@example.com' };
const BROKEN: [what: string, breakIt: () => unknown, id: string, finding: RegExp][] = [
  ['a wrong key of Gemini', () => (gemini.mode = 'wrong-key'), 'assistant', /refuses the key/],
  ['Gemini’s quota', () => (gemini.mode = 'too-many'), 'assistant', /quota/],
  ['a wrong password for mail', () => (mail.refusesSignIn = true), 'mail', /refuses the user/],
  ['a mail server that would have the password read', () => ({ smtp: openMail }), 'mail', /gets no password/],
  ['a mail server that is not there', () => ({ smtp: unknownMail }), 'mail', /Nobody takes mail/],
  ['a wrong key of Cloudinary', () => (cloudinary.status = 401), 'pictures', /refuses the key/],
  [
    'a key set that answers 503',
    () => (cms.keySet.answer = (_, response) => response.writeHead(503).end()),
    'key-set',
    /is 503/,
  ],
  [
    'a page in place of the keys',
    () => (cms.keySet.answer = (_, r) => r.end('<p>')),
    'key-set',
    /no key set/,
  ],
  ['a clock that is slow', () => publishAt(new Date(Date.now() + 15 * MINUTE)), 'clock', /15 minutes slow/],
  ['an old backup', () => keepBackup(new Date(Date.now() - 3 * DAY)), 'backups', /3 days old/],
  ['a folder that is missing', () => ({ tmpDir: '/nowhere' }), 'disk', /missing/],
];

test.each(BROKEN)('%s is the one thing found', async (_, breakIt, id, finding) => {
  const changes = await breakIt();
  const problems = await findProblems(typeof changes === 'object' && changes ? changes : {});
  expect(problems).toEqual([expect.objectContaining({ id, finding: expect.stringMatching(finding) })]);
});

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, /refuses the user/],
  [{ code: 'EAUTH', responseCode: 454 }, /at the moment/],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, /nobody known here vouches/],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.example' }, /name .* is not known/],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:25' }, /Nobody takes mail/],
  [
    { code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' },
    /does not encrypt from the beginning/,
  ],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, /in time/],
  [{ code: 'ESOCKET', message: 'write EPIPE' }, /cannot be reached/],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, /without a user/],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, /refuses the sender/],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, /refuses the receiver/],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, /for now/],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, /refuses what it is sent/],
  [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, /refuses what it is sent/],
])('%j of the mail server is told apart from the others', (error, finding) => {
  const verdict = judgeMailError(Object.assign(new Error(), error));
  expect(verdict).toMatchObject({ status: 'error', finding: expect.stringMatching(finding) });
});

test.each([
  [[0], 'One is kept; it is less than a minute old.'],
  [[MINUTE], 'One is kept; it is a minute old.'],
  [[12 * MINUTE, DAY], '2 are kept; the newest is 12 minutes old.'],
  [[90 * MINUTE], 'One is kept; it is an hour old.'],
  [[5 * 60 * MINUTE], 'One is kept; it is 5 hours old.'],
  [[3 * DAY, -365 * DAY], 'The newest backup is 3 days old.'],
])('backups of the ages %j are told in words', async (ages, finding) => {
  const now = Date.parse('2026-05-04T03:02:01Z');
  await rm(backups, { recursive: true, force: true });
  for (const age of ages) await addBackup(new Date(now - age));
  expect(await checkBackups({ folder: backups, isDeployment: false, now })).toMatchObject({ finding });
});

test.each([
  ['', 'No backup has got to the other machine.'],
  ['portfolio-2026-05-01T03-00-00Z.tar.gz', 'The newest copy on the other machine is 3 days old.'],
  ['portfolio-2027-05-04T03-00-00Z.tar.gz', 'Nobody knows how old the newest copy on the other machine is.'],
  ['portfolio-2026-05-03T03-00-00Z.tar.gz', 'One is kept; it is a minute old.'],
])('with "%s" as the last that was copied it says: %s', async (copied, finding) => {
  const now = Date.parse('2026-05-04T03:02:01Z');
  await keepBackup(new Date(now - MINUTE));
  await writeFile(path.join(backups, 'last-copy'), copied);
  expect(await checkBackups({ folder: backups, isDeployment: true, now })).toMatchObject({ finding });
});

test('a backup that lacks pictures is none that is in order', async () => {
  await keepBackup(new Date());
  await writeFile(path.join(backups, 'last-missing'), 'portfolio-2026-05-04T03-00-00Z.tar.gz 3');
  expect(await checkBackups({ folder: backups, isDeployment: true })).toMatchObject({
    status: 'warning',
    finding: 'Files of pictures that the newest backup lacks: 3.',
  });
});

test('who has containers is told their own command for a backup, too', async () => {
  const { fix } = await checkBackups({ folder: '/nowhere', isDeployment: true });
  expect(fix).toMatch(/npm run backup .*docker compose run --rm --no-deps backup now/);
});

test('a mail that has waited since yesterday is found', async () => {
  const createdAt = new Date(Date.now() - DAY);
  await cms.strapi.db.query('api::message.message').create({
    data: { ...{ name: 'N', email: 'n@example.com', message: 'M', notification: 'failed' }, createdAt },
  });
  expect(await findProblems()).toMatchObject([{ id: 'mail-queue', status: 'warning' }]);
  await cms.strapi.db.connection('messages').del();
});

test('a deployment has to have a backup, editors by name, HTTPS and no demo admin', async () => {
  await rm(backups, { recursive: true });
  await cms.strapi
    .service('admin::user')
    .create({ ...DEMO_ADMIN, firstname: 'Demo', isActive: true, registrationToken: null, roles: [] });
  const problems = await findProblems({ isDeployment: true, editors: ['*'] });
  const role = settings.databaseUrl ? ['database-role'] : [];
  expect(problems.map(({ id }) => id)).toEqual([...role, 'settings', 'backups', 'admin']);
  expect(problems.find(({ id }) => id === 'settings')?.finding).toMatch(/Everybody.* not encrypted.* guess/);
});

test.each([
  ['28P01', /password/],
  ['3D000', /no such database/],
  ['ECONNREFUSED', /does not answer/],
])('a database that answers %s is found', async (code, finding) => {
  const ask = () => Promise.reject(Object.assign(new Error(`at 10.0.0.7 with ${SECRET}`), { code }));
  const [problem] = await examine(databaseChecks({ kind: 'postgres', ask }, settings));
  expect(problem).toMatchObject({ status: 'error', finding: expect.stringMatching(finding) });
  expect(JSON.stringify(problem)).not.toMatch(/10\.0\.0\.7|no-finding/);
});

test.each([
  ['SQLITE_NOTADB', /data\.db is damaged/, /^Restore a backup/],
  ['SQLITE_CANTOPEN', /data\.db cannot be opened/, /DATA_DIR/],
  ['SQLITE_BUSY', /does not answer/, /holds .*data\.db/],
])('of a file of SQLite that answers %s it says what npm start does', async (code, finding, fix) => {
  const ask = () => Promise.reject(Object.assign(new Error(), { code }));
  const [problem] = await examine(databaseChecks({ kind: 'sqlite', ask }, settings));
  expect(problem).toMatchObject({
    finding: expect.stringMatching(finding),
    fix: expect.stringMatching(fix),
  });
});

test('a database that a newer version has written is found', async () => {
  const ask = (writer: object) => () => Promise.resolve([{ value: JSON.stringify({ ...OWN, ...writer }) }]);
  const check = (writer: object) => checkData({ kind: 'sqlite', ask: ask(writer) }, OWN);
  expect(await check({ product: '0.9.10' })).toMatchObject({ status: 'ok' });
  const finding = expect.stringContaining('by version 1.0.10');
  const fix = expect.stringMatching(/^Start version 1\.0\.10/);
  expect(await check({ product: '1.0.10' })).toMatchObject({ status: 'warning', finding, fix });
  expect(await check({ strapi: '5.55.0' })).toMatchObject({ status: 'error' });
});

test('a database that is empty is found, and is not taken for one that does not answer', async () => {
  const check = (error: Error) => checkData({ kind: 'sqlite', ask: () => Promise.reject(error) }, OWN);
  for (const error of [
    Object.assign(new Error('relation does not exist'), { code: '42P01' }),
    new Error('no such table: strapi_core_store_settings'),
  ])
    expect(await check(error)).toMatchObject({ status: 'warning', finding: 'The database is empty.' });
  expect(await check(new Error('Connection terminated'))).toMatchObject({ status: 'ok' });
});

test('it says whose clock is wrong, and when it is far too wrong', () => {
  const now = new Date();
  const late = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  expect(judgeClocks({ now, database: late(1), world: late(0) }).status).toBe('ok');
  expect(judgeClocks({ now, database: late(11), world: now })).toMatchObject({
    status: 'error',
    finding: 'The clock of the database is 11 minutes fast.',
  });
  expect(judgeClocks({ now, database: now, world: late(4) })).toMatchObject({
    status: 'warning',
    finding: 'The clock of this machine and the database is 4 minutes slow.',
  });
});

test('a disk is full before nothing fits on it', () => {
  expect([100e6, 900e6, 5e9].map((bytes) => judgeRoom(bytes).status)).toEqual(['error', 'warning', 'ok']);
});

test('what is in memory is no disk, and a full one of backups is found', async () => {
  const inMemory = ['/dev/shm'].filter(existsSync);
  expect(await checkDisk(inMemory, '/nowhere')).toMatchObject({
    finding: 'Nothing is written to a disk here.',
  });
  expect(await checkDisk(inMemory, import.meta.dirname)).toMatchObject({
    finding: expect.stringMatching(/ are free\.$/),
  });
});

test('what does not answer is found after its time', async () => {
  const run = () => new Promise<never>(() => undefined);
  const findings = await examine([{ id: 'silent', title: 'Silent', run }], { timeLimit: 1 });
  expect(findings).toMatchObject([{ status: 'error', finding: expect.stringContaining('no answer') }]);
});

test('a check that fails itself is told to the log alone', async () => {
  const logged: unknown[] = [];
  const run = () => Promise.reject(new Error(SECRET));
  const onError = (error: unknown) => logged.push(error);
  const findings = await examine([{ id: 'failing', title: 'Failing', run }], { onError });
  expect(findings).toMatchObject([{ status: 'error', finding: 'It could not be checked.' }]);
  expect(logged).toEqual([new Error(SECRET)]);
});
