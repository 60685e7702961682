import { expect, test } from 'vitest';
import { startGeminiServer } from '../third-parties/gemini-server.mjs';
import { ask, nextVisitor } from '../harness/chat';
import { startCms } from '../harness/cms';

const gemini = await startGeminiServer();
const cms = await startCms({
  GEMINI_API_KEY: 'key-of-the-owner',
  GEMINI_BASE_URL: gemini.url,
  ASSISTANT_VISITOR_DAILY_LIMIT: '2',
  ASSISTANT_DAILY_LIMIT: '3',
});

const askAs = async (visitor: string) => {
  const { status, events } = await ask(cms.url, 'What are his skills?', { visitor });
  expect(status).toBe(200);
  return events.at(-1)?.modelVersion;
};

test("beyond a visitor's and the day's budget, answers are quick ones", async () => {
  const [first, second] = [nextVisitor(), nextVisitor()];
  expect(await askAs(first)).toBe('gemini-flash-lite-latest');
  expect(await askAs(first)).toBe('gemini-flash-lite-latest');
  expect(await askAs(first)).toBe('quick-answer');
  expect(await askAs(second)).toBe('gemini-flash-lite-latest');
  expect(await askAs(second)).toBe('quick-answer');
  expect(gemini.requests).toHaveLength(3);
});
