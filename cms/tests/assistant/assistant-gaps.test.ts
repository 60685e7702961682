import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askedIn } from '../../src/api/assistant/language/wording';
import { startGeminiServer, type GeminiMode } from '../third-parties/gemini-server.mjs';
import { ask } from '../harness/chat';
import { startCms } from '../harness/cms';
import { createProject } from '../harness/projects';
import { questionsOf, removeQuestions } from '../harness/questions';

const gemini = await startGeminiServer();
const cms = await startCms({
  GEMINI_API_KEY: 'key-of-the-owner',
  GEMINI_BASE_URL: gemini.url,
  ASSISTANT_DAILY_LIMIT: '1000000',
});
await createProject(cms.editor, { technologies: ['React'] });

afterEach(() => removeQuestions(cms));

const wordings = async () => (await questionsOf(cms.editor)).nodes.flatMap((node) => node.wordings);

describe.each<GeminiMode>(['fine', 'failing'])('of a question without an answer (model: %s)', (mode) => {
  test.each([
    ['Does he know Fortran? My daughter Zubaida is ill.', 'Does he know Fortran?'],
    ['My daughter Zubaida is ill\nDoes he know Fortran?', 'Does he know Fortran?'],
    ['We are divorced and poor, and does he know Fortran?', 'does he know Fortran?'],
    ['Does he breed alpacas in Patagonia?', 'Does he breed alpacas in Patagonia?'],
  ])('the owner is told what is asked and nothing else: %j', async (message, kept) => {
    gemini.mode = mode;
    gemini.answer = () => ['[[not-published]] That is not published.'];
    await ask(cms.url, message);
    await vi.waitFor(async () => expect(await wordings()).toEqual([kept]));
  });
});

const SEVERAL =
  'My boss at Nordwind drinks and I am divorced. Which projects use React? Does he speak Klingon?';

test.each<[GeminiMode, string]>([
  ['failing', 'Does he speak Klingon?'],
  // Which of them it could not answer, the model does not tell.
  ['fine', 'Which projects use React? Does he speak Klingon?'],
])('of several questions (model: %s), %j is told', async (mode, kept) => {
  gemini.mode = mode;
  gemini.answer = () => ['[[not-published]] Not all of that is published.'];
  await ask(cms.url, SEVERAL);
  await vi.waitFor(async () => expect(await wordings()).toEqual([kept]));
});

test('what the model alone has no answer to is told, too', async () => {
  gemini.mode = 'fine';
  gemini.answer = () => ['[[not-published]] That is not published.'];
  await ask(cms.url, 'I am divorced. Which projects use React?');
  await vi.waitFor(async () => expect(await wordings()).toEqual(['Which projects use React?']));
});

test('an answer that only repeats the mark is one', async () => {
  gemini.mode = 'fine';
  gemini.answer = () => ['He uses React. ', 'His age: [[not-', 'published]].'];
  expect((await ask(cms.url, 'Does he know Fortran?')).text).toBe('He uses React. His age: .');
  await wait(100);
  expect(await wordings()).toEqual([]);
});

test('of a visitor who leaves before the first word nothing is kept', async () => {
  gemini.mode = 'silent';
  gemini.requests.length = 0;
  const visitor = new AbortController();
  const leaving = ask(cms.url, 'Does he know Fortran?', { signal: visitor.signal });
  await vi.waitFor(() => expect(gemini.requests).toHaveLength(1));
  visitor.abort();
  await expect(leaving).rejects.toThrow();
  await vi.waitFor(() => expect(gemini.requests[0]?.isAborted).toBe(true));
  await wait(100);
  expect(await wordings()).toEqual([]);
});

test.each([
  ['Is he married, and does he know Fortran? We are poor.', 'Is he married, does he know Fortran?'],
  ['Estoy divorciado. ¿Habla klingon?', '¿Habla klingon?'],
  ['আমি অসুস্থ। তিনি কি ফোরট্রান জানেন?', 'তিনি কি ফোরট্রান জানেন?'],
  ['Does he know Fortran?My boss drinks.', 'Does he know Fortran?'],
])('of %j only %j is told', (message, told) => {
  expect(askedIn(message)).toBe(told);
});

test.each([
  ['I need a web shop for my bakery, by May', 'I need a web shop for my bakery, by May'],
  ['I sell bread. Can he do that?', 'I sell bread. Can he do that?'],
])('a message that asks nothing by itself is told as it is: %j', (message, told) => {
  expect(askedIn(message)).toBe(told);
});
