import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { winston } from '@strapi/logger';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogFormat } from '../../src/log-format';
import { nextVisitor } from '../harness/chat';
import { startCms } from '../harness/cms';
import { messageParams, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms();
const { strapi, visitor } = cms;

const LINE = Symbol.for('message');
const CMS_DIR = path.resolve(import.meta.dirname, '../..');
const PRIVATE = /nadia|example\.com|free in May/i;

let lines: string[] = [];
const keep = (info: Record<symbol, string>) => lines.push(info[LINE] ?? '');

beforeEach(() => {
  lines = [];
  strapi.log.on('data', keep);
});

afterEach(async () => {
  strapi.log.off('data', keep);
  cms.loggedErrors.length = 0;
  await removeMessages(cms);
});

const rename = (from: string, to: string) => strapi.db.connection.schema.renameTable(from, to);

function expectOneShortLine() {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\[[\dTZ:.-]{24}\] \w+: [^\n\r]{1,501}$/);
}

describe('a failed statement', () => {
  test("does not write a visitor's message, however long, into the log", async () => {
    await rename('messages', 'messages_away');
    const message = `Are you free in May? - "really"\n${'x'.repeat(4000)}`;
    const { status } = await sendMessage(visitor, messageParams({ message }));
    await rename('messages_away', 'messages');
    expect(status).toBe(500);
    const log = lines.join('\n');
    expect(log).toContain('messages');
    expect(log).not.toMatch(PRIVATE);
    for (const line of lines) expect(line).toMatch(/^[^\n\r]{20,600}$/);
  });

  test('does not quote the value that the database disliked', () => {
    for (const value of ['nadia@example.com', 'a"b - nadia@example.com', "it's nadia@example.com\n"]) {
      const reason = `invalid input syntax for type integer: "${value}"`;
      const error = Object.assign(new Error(`select * from "x" where "id" = $1 - ${reason}`), {
        detail: 'Key (email)=(nadia@example.com) already exists.',
      });
      strapi.log.error(error);
      strapi.log.warn(`Not for now: ${String(error)}`);
      strapi.log.error('Cron job "mail" failed', error);
    }
    expect(lines).toHaveLength(9);
    expect(lines.join('\n')).not.toMatch(PRIVATE);
    expect(lines[0]).toContain('select * from "x" where "id" = $1 - invalid input syntax for type integer: ');
    expect(lines[0]).toMatch(/logs\.test\.ts:\d+:\d+/);
  });
});

test('a line is one line and at most 500 characters, whoever wrote it', () => {
  strapi.log.error(`x\r\n[2030-01-01] info: forged \u001b[31m\u2028${'y'.repeat(400_000)}`);
  expectOneShortLine();
});

test('a request is logged without its query and without what only its sender may know', async () => {
  await visitor.get('/api/projects?filters[title][$eq]=nadia@example.com', {
    'x-forwarded-for': nextVisitor(),
  });
  expectOneShortLine();
  expect(lines[0]).toMatch(/ http: GET \/api\/projects \(\d+ ms\) 200$/);
  await visitor.get(`/preview/${'x'.repeat(43)}`);
  expect(lines[1]).toMatch(/ http: GET \/preview\/… \(\d+ ms\) 404$/);
});

test('what belongs to a request bears its id, and one that is no id is replaced', async () => {
  const id = 'a1b2c3d4-e5f6';
  const logged: winston.Logform.TransformableInfo[] = [];
  strapi.log.once('data', (info: winston.Logform.TransformableInfo) => logged.push(info));
  const known = await visitor.get('/api/site', { 'x-request-id': id });
  expect(known.headers.get('x-request-id')).toBe(id);
  const request = { method: 'GET', path: '/api/site', status: 200, milliseconds: expect.any(Number) };
  expect(logged).toEqual([expect.objectContaining({ requestId: id, request })]);

  const forged = await visitor.get('/api/site', { 'x-request-id': 'short {"level":"error"}' });
  expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('a line may be JSON', () => {
  const request = { method: 'GET', path: '/', status: 200, milliseconds: 3 };
  const line = createLogFormat('json').transform({ level: 'http', message: 'GET / (3 ms) 200', request });
  const text = (line as Record<symbol, string>)[LINE] ?? '';
  expect(JSON.parse(text)).toEqual({ time: expect.stringMatching(/Z$/), level: 'http', ...request });
});

test.each([
  ['an exception', 'setTimeout(() => { throw error; })'],
  ['a rejected promise', 'Promise.reject(error)'],
])('%s that nobody catches is one line, too, and ends the process', (_, fail) => {
  const script = `
    require('@strapi/logger').createLogger(require('./dist/config/logger').default);
    const error = Object.assign(new Error('select 1 - value "nadia@example.com"\\n' + 'x'.repeat(9000)), { detail: 'nadia' });
    ${fail};`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: CMS_DIR,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^[^\n]{20,600}\n$/);
  expect(stdout).not.toMatch(PRIVATE);
});
