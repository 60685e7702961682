import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { messageParams, messageRows, QUERIES, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms();
const { visitor, editor } = cms;

const rows = () => messageRows(cms);

afterEach(() => removeMessages(cms));

test('a message is stored as it was written, and the owner reads it', async () => {
  const params = messageParams({ message: 'Zeile eins\n\nদ্বিতীয় 😀 "quoted" <b>not bold</b>' });
  const { status, body, headers } = await sendMessage(visitor, params);
  expect({ status, body }).toEqual({ status: 200, body: 'OK' });
  expect(headers.get('content-type')).toMatch(/^text\/plain/);

  const { name, email, message, submission } = params;
  const stored = await rows();
  expect(stored).toMatchObject([{ name, email, message, submission, notification: 'off' }]);
  expect(Boolean(stored[0]?.is_read)).toBe(false);

  const { messages_connection: inbox } = (await editor.graphql(QUERIES.list)).body.data;
  expect(inbox).toMatchObject({
    nodes: [{ name, email, message, isRead: false }],
    pageInfo: { total: 1 },
    unread: 1,
  });
  expect(Date.now() - Date.parse(inbox.nodes[0].createdAt)).toBeLessThan(60_000);
});

test('the same submission sent ten times at once is stored once', async () => {
  const params = messageParams();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendMessage(visitor, params)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await rows()).toHaveLength(1);
});

test('no sender hides behind characters that cannot be seen, or turns the direction of writing', async () => {
  const name = 'R\u200bahim \u202e(gro.knab@rahim)\u202c শ্রী\u200d';
  const email = '\u202arahim@example.com\u202c';
  await sendMessage(visitor, messageParams({ name, email, message: 'half \ud83d' }));
  expect(await rows()).toMatchObject([
    { name: 'Rahim (gro.knab@rahim) শ্রী\u200d', email: 'rahim@example.com', message: 'half \ufffd' },
  ]);
});

test('messages are listed newest first, marked and deleted for good', async () => {
  for (const name of ['First', 'Second', 'Third']) await sendMessage(visitor, messageParams({ name }));
  const { nodes } = (await editor.graphql(QUERIES.list)).body.data.messages_connection;
  expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['Third', 'Second', 'First']);

  const id: string = nodes[1].documentId;
  const mark = (isRead: boolean) => editor.graphql(QUERIES.mark, { id, isRead });
  const unread = async () => (await editor.graphql(QUERIES.count)).body.data.messages_connection.unread;
  expect((await mark(true)).body.data.updateMessage).toEqual({ isRead: true });
  expect(await unread()).toBe(2);
  await mark(false);
  expect(await unread()).toBe(3);

  expect((await editor.graphql(QUERIES.delete, { id })).body.data.deleteMessage).toEqual({ documentId: id });
  expect((await rows()).map(({ name }) => name)).toEqual(['First', 'Third']);
  for (const query of [QUERIES.delete, QUERIES.mark]) {
    const { body } = await editor.graphql(query, { id, isRead: true });
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
});

describe('robots', () => {
  const ROBOTS: [kind: string, params: object][] = [
    ['fill the trap', { website: 'https://spam.example' }],
    ['are too fast', { filled_in_ms: 1999 }],
    ['fill the trap and tell no time', { website: 'x', filled_in_ms: undefined }],
    ['tell nothing for a time', { filled_in_ms: null }],
    ['tell nonsense', { filled_in_ms: 'soon' }],
    ['tell a negative time', { filled_in_ms: -9000 }],
  ];

  test.each(ROBOTS)('that %s are told OK and not stored', async (_, params) => {
    const { status, body } = await sendMessage(visitor, messageParams(params));
    expect({ status, body }).toEqual({ status: 200, body: 'OK' });
    expect(await rows()).toEqual([]);
  });

  test('sixty of them do not keep out an honest message', async () => {
    const robots = Array.from({ length: 60 }, (_, index) => ROBOTS[index % ROBOTS.length]?.[1] ?? {});
    const sent = robots.map((params) => sendMessage(visitor, messageParams(params), '10.9.9.9'));
    const honest = await sendMessage(visitor, messageParams({ name: 'Honest' }), '10.9.9.9');
    expect(honest.status).toBe(200);
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await rows()).map(({ name }) => name)).toEqual(['Honest']);
  });
});

describe('exactly the four specified parameters', () => {
  const plain = (name = 'Nadia') => ({
    name,
    email: 'nadia@example.com',
    message: 'Are you free in May?',
    title: 'New Contact Message',
  });

  test('are stored, and said to be possible spam', async () => {
    for (const params of [plain(), messageParams()]) {
      const { status, body } = await sendMessage(visitor, params);
      expect({ status, body }).toEqual({ status: 200, body: 'OK' });
    }
    const { nodes } = (await editor.graphql('{ messages_connection { nodes { message possibleSpam } } }'))
      .body.data.messages_connection;
    expect(nodes).toEqual([false, true].map((possibleSpam) => ({ message: plain().message, possibleSpam })));
  });

  test('of a message from before that was known are none', async () => {
    await sendMessage(visitor, messageParams());
    await cms.strapi.db.connection('messages').update({ possible_spam: null });
    const { body } = await editor.graphql('{ messages_connection { nodes { possibleSpam } } }');
    expect(body.data.messages_connection.nodes).toEqual([{ possibleSpam: false }]);
  });

  test('are refused aloud when they are wrong or too many, and keep no honest message out', async () => {
    expect((await sendMessage(visitor, { ...plain(), email: 'nobody' })).status).toBe(400);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await sendMessage(visitor, plain('Plain'), '10.9.9.9')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await sendMessage(visitor, messageParams({ name: 'Honest' }), '10.9.9.9')).status).toBe(200);
    expect((await rows()).map(({ name }) => name)).toEqual([...Array<string>(5).fill('Plain'), 'Honest']);
  });

  test('are what a form without JavaScript sends, too, with its empty trap', async () => {
    for (const params of [plain(), { ...plain(), website: '' }]) {
      expect((await sendMessage(visitor, params)).status).toBe(200);
    }
    expect(await rows()).toHaveLength(2);
  });
});

describe('fields', () => {
  test.each([
    ['name', 100, (length: number) => 'n'.repeat(length)],
    ['email', 254, (length: number) => `${'e'.repeat(length - 12)}@example.com`],
    ['message', 5000, (length: number) => 'm'.repeat(length)],
  ])('%s holds %i characters and no more', async (field, limit, text) => {
    expect((await sendMessage(visitor, messageParams({ [field]: text(limit) }))).status).toBe(200);
    expect((await rows())[0]?.[field]).toHaveLength(limit);
    const { status, body } = await sendMessage(visitor, messageParams({ [field]: text(limit + 1) }));
    expect({ status, body }).toEqual({ status: 400, body: `${field} must be at most ${limit} characters` });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [{ name: undefined }, 'name is required'],
    [{ name: ' \n ' }, 'name is required'],
    [{ email: '' }, 'email is required'],
    [{ message: '\u0000\u0007' }, 'message is required'],
    [{ name: '\u200b\u3164' }, 'name is required'],
    [{ message: { $ne: null } }, 'message must be text'],
    [{ name: ['a', 'b'] }, 'name must be text'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ email: 'a@example.com, b@example.com' }, 'Invalid email address'],
    [{ email: 'a@example.com\nBcc: b@example.com' }, 'Invalid email address'],
  ])('%j are refused', async (params, message) => {
    const { status, body, headers } = await sendMessage(visitor, messageParams(params));
    expect({ status, body }).toEqual({ status: 400, body: message });
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await rows()).toEqual([]);
  });

  test('control characters are left out, a name has one line', async () => {
    const params = { name: 'Nadia\r\nBcc: a@example.com', message: 'a\u0000b\u001bc\td\n\ne' };
    expect((await sendMessage(visitor, messageParams(params))).status).toBe(200);
    expect(await rows()).toMatchObject([{ name: 'Nadia Bcc: a@example.com', message: 'abc\td\n\ne' }]);
  });

  test('nothing but the four of them is taken', async () => {
    const extra = {
      isRead: true,
      notification: 'sent',
      documentId: randomUUID(),
      id: 7,
      createdAt: '2000-01-01',
    };
    await sendMessage(visitor, messageParams(extra));
    const [row] = await rows();
    expect(row).toMatchObject({ notification: 'off' });
    expect(Boolean(row?.is_read)).toBe(false);
    expect(row?.document_id).not.toBe(extra.documentId);
  });
});

test.each(['text', '[]', 'null', '{}', '{"template_params":[]}', '{"template_params":"x"}'])(
  'a body of %s is refused',
  async (body) => {
    const { status } = await visitor.send('POST', '/api/v1.0/email/send', body);
    expect(status).toBe(400);
    expect(await rows()).toEqual([]);
  },
);

test('what is older than the owner keeps messages is removed, whatever else of a clean-up fails', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 3600 * 1000);
  for (const name of ['Old', 'Young']) await sendMessage(visitor, messageParams({ name }));
  const age = (name: string, createdAt: Date) =>
    cms.strapi.db.query('api::message.message').updateMany({ where: { name }, data: { createdAt } });
  await age('Old', days(366));
  await age('Young', days(364));
  const { tmpDir } = cms.strapi.config.get('settings');
  const [cleanUp] = cms.strapi.cron.jobs.filter(({ name }) => name === 'cleanUp');
  await rename(tmpDir, `${tmpDir}-gone`);
  try {
    await expect(cleanUp?.job.invoke()).rejects.toThrow('ENOENT');
  } finally {
    await rename(`${tmpDir}-gone`, tmpDir);
  }
  expect((await rows()).map(({ name }) => name)).toEqual(['Young']);
});
