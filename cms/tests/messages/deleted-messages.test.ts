import { afterEach, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { ask, change, tryTo } from '../harness/history/versions';
import { cpuOf } from '../harness/measure-cpu';
import { messageParams, messageRows, QUERIES, removeMessages, sendMessage } from '../harness/messages';

const cms = await startCms({ MESSAGE_RETENTION_DAYS: '20' });
const { editor, visitor, strapi } = cms;
const DAY = 24 * 3600 * 1000;

afterEach(() => removeMessages(cms));

async function receive(params = messageParams()) {
  expect((await sendMessage(visitor, params)).status).toBe(200);
  return (await list())[0];
}

const list = async () => (await editor.graphql(QUERIES.list)).body.data.messages_connection.nodes;
const remove = (id: string) => editor.graphql(QUERIES.delete, { id });
const prune = (days: number) =>
  strapi.service('api::version.history').prune(new Date(Date.now() + days * DAY));

test('a deleted message comes back as it was, and is kept nowhere twice', async () => {
  const message = await receive();
  const [row] = await messageRows(cms);
  await remove(message.documentId);
  expect(await list()).toEqual([]);
  const { nodes } = await ask(editor, 'deletedEntries');
  expect(nodes).toMatchObject([
    { kind: 'MESSAGE', entry: message.documentId, title: message.name, project: null },
  ]);

  await change(editor, 'restoreDeleted', { id: message.documentId });
  expect(await list()).toEqual([message]);
  const numbers = { id: expect.anything(), published_at: expect.anything(), document_id: row?.document_id };
  expect(await messageRows(cms)).toEqual([{ ...row, ...numbers }]);
  expect(await strapi.db.connection('versions')).toEqual([]);
});

test('one that its visitor has sent again since comes back beside it', async () => {
  const params = messageParams();
  const { documentId } = await receive(params);
  await remove(documentId);
  await receive(params);
  await change(editor, 'restoreDeleted', { id: documentId });
  expect(await list()).toHaveLength(2);
});

test('it is kept no longer than messages are, however late it was deleted', async () => {
  const { documentId } = await receive();
  await remove(documentId);
  const { nodes } = await ask(editor, 'deletedEntries');
  expect(Date.parse(nodes[0].expiresAt)).toBeLessThanOrEqual(Date.now() + 20 * DAY);
  await prune(19);
  expect((await ask(editor, 'deletedEntries')).nodes).toHaveLength(1);
  await prune(20.01);
  expect(await strapi.db.connection('versions')).toEqual([]);
});

test('of thousands that stay, what they say is not read to find those that have expired', async () => {
  const { documentId } = await receive();
  await remove(documentId);
  const versions = strapi.db.connection('versions');
  const [kept] = await versions.clone();
  const fields = JSON.stringify({ message: 'x'.repeat(5000), createdAt: new Date() });
  const others = Array.from({ length: 10_000 }, (_, index) => {
    const entry = `message-${index}`;
    return { ...kept, id: index + 1_000_000, document_id: entry, entry, fields };
  });
  await strapi.db.connection.batchInsert('versions', others, 50);
  expect(await cpuOf(() => prune(0))).toBeLessThan(200);
  expect(await versions.clone().where('id', '>=', 1_000_000).delete()).toBe(10_000);
  await change(editor, 'deleteForGood', { id: documentId });
});

test('deleted for good, nothing is left of it', async () => {
  const { documentId } = await receive();
  await remove(documentId);
  await change(editor, 'deleteForGood', { id: documentId });
  expect(await strapi.db.connection('versions')).toEqual([]);
  expect((await tryTo(editor, 'restoreDeleted', { id: documentId })).status).toBe(404);
});

test('messages have no history', async () => {
  const { body } = await editor.graphql('{ versions(kind: MESSAGE, entry: "any") { nodes { title } } }');
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
