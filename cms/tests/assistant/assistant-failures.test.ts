import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { startGeminiServer, type GeminiMode } from '../third-parties/gemini-server.mjs';
import { ask, user } from '../harness/chat';
import { startCms } from '../harness/cms';
import { createProject } from '../harness/projects';

const gemini = await startGeminiServer();
const cms = await startCms({
  GEMINI_API_KEY: 'key-of-the-owner',
  GEMINI_BASE_URL: gemini.url,
  GEMINI_MODEL: 'gemini-test',
  ASSISTANT_TIMEOUT_MS: '1500',
});
const logged: string[] = [];
cms.strapi.log.on('data', (entry) => logged.push(inspect(entry)));
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const { slug } = await createProject(cms.editor, { description: 'Appointments for doctors.' });

beforeEach(() => {
  gemini.mode = 'fine';
});

test.each<GeminiMode>([
  ...(['too-many', 'failing', 'bad-gateway', 'moved', 'silent', 'empty'] as const),
  ...(['odd-block', 'garbled-at-once', 'odd-end-at-once'] as const),
])('(%s) before its first word, or together with it, the answer is a quick one', async (mode) => {
  gemini.mode = mode;
  const { status, text, events, proof } = await ask(cms.url, 'Has Arif built something for doctors?');
  expect(status).toBe(200);
  expect(text).toContain(`/portfolio/${slug})`);
  expect(events.at(-1)?.modelVersion).toBe('quick-answer');
  expect(proof).toBeTruthy();
});

test.each<GeminiMode>(['broken', 'late-error', 'stalling', 'unfinished'])(
  '(%s) after its first word, the connection breaks and nothing is proved',
  async (mode) => {
    gemini.mode = mode;
    const { status, isBroken, events, proof } = await ask(cms.url, 'Hello');
    expect(status).toBe(200);
    expect(events.length).toBeGreaterThan(0);
    expect(isBroken).toBe(true);
    expect(proof).toBeUndefined();
  },
);

test('a model that stalls is cut off, whatever was collected as garbage meanwhile', async () => {
  gemini.mode = 'stalling';
  const collecting = setInterval(collectGarbage, 200);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(cms.url, 'Hello')));
  clearInterval(collecting);
  expect(answers.map(({ isBroken }) => isBroken)).toEqual([true, true, true, true, true]);
});

test('the key is not taken along to wherever Gemini seems to have moved', async () => {
  gemini.mode = 'moved';
  const before = gemini.requests.length;
  await ask(cms.url, 'Hello');
  expect(gemini.requests.slice(before).map(({ path }) => path)).toEqual([
    '/v1beta/models/gemini-test:streamGenerateContent?alt=sse',
  ]);
});

test('an answer asked for in one piece is refused when the model breaks off', async () => {
  gemini.mode = 'broken';
  const { status, error } = await ask(cms.url, 'Hello', { method: 'generateContent' });
  expect(status).toBe(503);
  expect(error).toMatchObject({ status: 'UNAVAILABLE', message: 'The answer broke off. Please try again.' });
});

test('an answer that does not end is cut off', async () => {
  const { answer } = gemini;
  gemini.answer = () => Array.from({ length: 200 }, () => 'long '.repeat(20_000));
  const { text, events, proof } = await ask(cms.url, 'Hello');
  expect([text.length, events.at(-1)?.candidates?.[0]?.finishReason]).toEqual([20_000, 'MAX_TOKENS']);
  expect(proof).toBeTruthy();
  await expect.poll(() => gemini.requests.at(-1)?.isAborted).toBe(true);
  gemini.answer = answer;
});

test('an answer is not cut through a letter', async () => {
  const { answer } = gemini;
  gemini.answer = () => [`x${'😀'.repeat(15_000)}`];
  const { text, events } = await ask(cms.url, 'Hello');
  gemini.answer = answer;
  expect(text).toBe(`x${'😀'.repeat(9_999)}`);
  expect(events.at(-1)?.candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
});

test('a blocked question is passed on as Gemini reports it', async () => {
  gemini.mode = 'blocked-question';
  const { events, proof } = await ask(cms.url, 'Hello');
  expect(events).toEqual([{ promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'gemini-test' }]);
  expect(proof).toBeUndefined();
});

test('a blocked answer is passed on and not proved', async () => {
  gemini.mode = 'blocked-answer';
  const { events, proof } = await ask(cms.url, 'Hello');
  expect(events.at(-1)?.candidates?.[0]?.finishReason).toBe('SAFETY');
  expect(proof).toBeUndefined();
});

test('the silence of a visitor who reads slowly is not the model’s', async () => {
  const pieces = Array.from({ length: 5000 }, (_, piece) => `${piece} ${'x'.repeat(1000)} `);
  const { answer } = gemini;
  gemini.answer = () => pieces;
  const { text } = await ask(cms.url, 'Hello', { pause: 3000 });
  gemini.answer = answer;
  expect(text === pieces.join('').slice(0, 20_000)).toBe(true);
});

test('no log holds the key, a question, an answer or the instruction', async () => {
  const secret = 'My grandmother is called Zubaida.';
  for (const mode of ['fine', 'failing', 'silent', 'broken', 'bad-gateway', 'blocked-answer'] as const) {
    gemini.mode = mode;
    await ask(cms.url, secret);
  }
  await ask(cms.url, [user(secret), user(secret)]);
  await wait(50);
  const log = logged.join('\n');
  expect(log).toContain('POST /api/assistant/v1beta/models/assistant:streamGenerateContent');
  expect(log).toContain('Gemini gave status 500: a quick answer instead.');
  expect(log).not.toMatch(/key-of-the-owner|Zubaida|You asked|You are the assistant|Appointments/);
});
