import { afterEach, expect, test } from 'vitest';
import { signInAs } from '../harness/admin';
import { startCms } from '../harness/cms';
import { questionService, questionsOf, removeQuestions } from '../harness/questions';

const cms = await startCms();
const author = await signInAs(cms, 'strapi-author');
const editor = await signInAs(cms, 'strapi-editor');
afterEach(() => removeQuestions(cms));

const TYPES = '/content-manager/collection-types';
const ANSWERS = `${TYPES}/api::own-answer.own-answer`;
const QUESTIONS = `${TYPES}/api::unanswered-question.unanswered-question`;
const HIDDEN = { wordings: 'Ships?', answer: 'None.', isPublished: false };
const PUBLIC = { ...HIDDEN, isPublished: true };

const published = async () => (await cms.strapi.service('api::own-answer.own-answer').published()).length;
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

test('an author of the panel prepares an answer, and makes none public', async () => {
  expect(await statusOf(author.send('POST', ANSWERS, PUBLIC))).toBe(403);
  expect(await statusOf(author.send('POST', ANSWERS, { wordings: 'Ships?', answer: 'None.' }))).toBe(403);
  const made = await author.send('POST', ANSWERS, HIDDEN);
  expect(made.status).toBe(201);
  const own = `${ANSWERS}/${made.body.data.documentId}`;
  expect(await statusOf(author.send('PUT', own, { ...HIDDEN, answer: 'Two.' }))).toBe(200);
  expect(await statusOf(author.send('PUT', own, PUBLIC))).toBe(403);
  expect(await statusOf(author.send('POST', `${ANSWERS}/clone/${made.body.data.documentId}`, PUBLIC))).toBe(
    403,
  );
  expect(await published()).toBe(0);
  expect(await statusOf(author.send('DELETE', own))).toBe(200);
});

test('what is public is neither changed nor deleted by its author', async () => {
  const made = await author.send('POST', ANSWERS, HIDDEN);
  const id = made.body.data.documentId;
  const own = `${ANSWERS}/${id}`;
  expect(await statusOf(editor.send('PUT', own, PUBLIC))).toBe(200);
  expect(await published()).toBe(1);
  expect(await statusOf(author.send('PUT', own, { ...PUBLIC, answer: 'Two.' }))).toBe(403);
  expect(await statusOf(author.send('PUT', own, HIDDEN))).toBe(403);
  expect(await statusOf(author.send('DELETE', own))).toBe(403);
  const many = { documentIds: [id] };
  expect(await statusOf(author.send('POST', `${ANSWERS}/actions/bulkDelete`, many))).toBe(403);
  expect(await published()).toBe(1);
  expect(await statusOf(editor.send('DELETE', own))).toBe(200);
});

test('open questions are neither made, changed nor deleted by an author', async () => {
  const made = { words: 'ships', wordings: [], timesAsked: 1, lastAskedAt: new Date(), isHidden: false };
  expect(await statusOf(author.send('POST', QUESTIONS, made))).toBe(403);
  await questionService(cms).note('Do you breed alpacas?');
  const [asked] = (await questionsOf(cms.editor)).nodes;
  const open = `${QUESTIONS}/${asked?.documentId}`;
  expect(await statusOf(author.send('PUT', open, { isHidden: true }))).toBe(403);
  expect(await statusOf(author.send('DELETE', open))).toBe(403);
  expect((await questionsOf(cms.editor)).total).toBe(1);
  expect(await statusOf(editor.send('DELETE', open))).toBe(200);
});
