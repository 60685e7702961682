import { afterEach, expect, test } from 'vitest';
import { addToLibrary, signInAs } from '../harness/admin';
import { startCms } from '../harness/cms';
import { projectFields, WITH_LINKS } from '../harness/projects';
import { questionService, questionsOf, removeQuestions } from '../harness/questions';

const cms = await startCms();
const author = await signInAs(cms, 'strapi-author');
const editor = await signInAs(cms, 'strapi-editor');
afterEach(() => removeQuestions(cms));

const TYPES = '/content-manager/collection-types';
const ANSWERS = `${TYPES}/api::own-answer.own-answer`;
const PROJECTS = `${TYPES}/api::project.project`;
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

test('an author of the panel sets no time at which a project becomes public, nor changes what has one', async () => {
  const { id: picture } = await addToLibrary(author);
  const draft = { ...WITH_LINKS, ...projectFields(), technologies: [], images: [picture] };
  const publishAt = new Date().toISOString();
  expect(await statusOf(author.send('POST', PROJECTS, { ...draft, publishAt }))).toBe(403);
  expect(await statusOf(author.send('POST', PROJECTS, { ...draft, publishAt: 0 }))).toBe(403);
  const made = await author.send('POST', PROJECTS, { ...draft, publishAt: null });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const own = `${PROJECTS}/${made.body.data.documentId}`;
  expect(await statusOf(author.send('PUT', own, { ...draft, publishAt }))).toBe(403);
  expect(await statusOf(author.send('PUT', own, { ...draft, publishAt: 0 }))).toBe(403);
  expect(await statusOf(author.send('PUT', own, { ...draft, title: 'Second' }))).toBe(200);

  expect(await statusOf(editor.send('PUT', own, { publishAt }))).toBe(200);
  expect(await statusOf(author.send('PUT', own, { title: 'Third' }))).toBe(403);
  expect(await statusOf(author.send('PUT', own, { title: 'Third', publishAt }))).toBe(403);
  expect(await statusOf(author.send('PUT', own, { title: 'Third', publishAt: null }))).toBe(200);
  await cms.strapi.service('api::project.portfolio').publishDue();
  expect((await cms.visitor.get('/api/portfolio')).body).toEqual([]);
});
