import { afterEach, expect, test } from 'vitest';
import { ask as askAssistant } from '../harness/chat';
import { startCms } from '../harness/cms';
import { ask, change, pruneInAMonth, tryTo } from '../harness/history/versions';
import { DATA, QUERIES, removeQuestions } from '../harness/questions';
import { problemsIn } from '../harness/site';

const cms = await startCms();
const { editor, strapi } = cms;
const [question = ''] = DATA.wordings;

afterEach(async () => {
  await removeQuestions(cms);
  await pruneInAMonth(cms);
});

const list = async () => (await editor.graphql(QUERIES.answers)).body.data.ownAnswers;
const create = async (data: object = {}): Promise<string> =>
  (await editor.graphql(QUERIES.create, { data: { ...DATA, ...data } })).body.data.createOwnAnswer.documentId;
const remove = (id: string) => editor.graphql(QUERIES.delete, { id });

test('a deleted answer comes back as it was, where it was, and is kept nowhere twice', async () => {
  const id = await create();
  await create({ wordings: ['Ships?'], isPublished: false });
  const before = await list();
  await remove(id);
  const { nodes } = await ask(editor, 'deletedEntries');
  expect(nodes).toMatchObject([{ kind: 'ANSWER', entry: id, title: question, project: null, site: null }]);

  await change(editor, 'restoreDeleted', { id });
  const updatedAt = expect.any(String);
  expect(await list()).toEqual(before.map((answer: object) => ({ ...answer, updatedAt })));
  expect((await askAssistant(cms.url, question)).text).toBe(DATA.answer);
  expect(await strapi.db.connection('versions')).toEqual([]);
});

test('one that is not published comes back so', async () => {
  const id = await create({ isPublished: false });
  await remove(id);
  await change(editor, 'restoreDeleted', { id });
  expect(await list()).toMatchObject([{ documentId: id, isPublished: false }]);
});

test('it stays deleted while another one answers its question, and can be restored later', async () => {
  const id = await create();
  await remove(id);
  const other = await create({ wordings: [question] });
  const problem = `Another answer has this wording already: ${question}`;
  expect(problemsIn(await tryTo(editor, 'restoreDeleted', { id }))).toEqual({ wordings: problem });
  expect((await ask(editor, 'deletedEntries')).nodes).toHaveLength(1);
  await editor.graphql(QUERIES.update, { id: other, data: { wordings: ['Ships?'] } });
  await change(editor, 'restoreDeleted', { id });
  expect(await list()).toHaveLength(2);
});

test('after 30 days, or deleted for good, nothing is left of it', async () => {
  await remove(await create());
  await pruneInAMonth(cms);
  expect(await strapi.db.connection('versions')).toEqual([]);
  const id = await create();
  await remove(id);
  await change(editor, 'deleteForGood', { id });
  expect(await strapi.db.connection('versions')).toEqual([]);
  expect((await tryTo(editor, 'restoreDeleted', { id })).status).toBe(404);
});

test('answers have no history', async () => {
  const { body } = await editor.graphql('{ versions(kind: ANSWER, entry: "any") { nodes { title } } }');
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
