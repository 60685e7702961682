import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Piece } from '../../src/api/assistant/answer';
import { answerByModel, TIME_LIMIT } from '../../src/api/assistant/model-answer';
import { knowledgeOf, OWNERS } from './evaluation/owners';

const knowledge = await knowledgeOf(OWNERS.tomasz);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** One word every two seconds, for as long as anybody listens. */
async function* drip(signal: AbortSignal): AsyncGenerator<Piece> {
  for (;;) {
    await vi.advanceTimersByTimeAsync(2000);
    if (signal.aborted) throw new Error('a broken connection');
    yield { text: 'word ' };
  }
}

async function* waitLong(signal: AbortSignal): AsyncGenerator<Piece> {
  await vi.advanceTimersByTimeAsync(TIME_LIMIT);
  if (signal.aborted) throw new Error('a broken connection');
  yield { text: 'word' };
}

function answer(stream: typeof drip, client = new AbortController().signal) {
  const model = {
    answer: (_conversation: unknown, _instruction: unknown, signal: AbortSignal) => stream(signal),
  };
  return answerByModel(model, [{ role: 'user', text: 'Hello' }], knowledge, client).pieces;
}

test('an answer that does not end is cut off and kept', async () => {
  const pieces: Piece[] = [];
  for await (const piece of answer(drip)) pieces.push(piece);
  expect(pieces.map(({ text }) => text).join('')).toBe('word '.repeat(22));
  expect(pieces.at(-1)).toEqual({ text: '', finishReason: 'MAX_TOKENS' });
  expect(vi.getTimerCount()).toBe(0);
});

test('one that did not begin in time, or whose visitor has left, is none', async () => {
  await expect(answer(waitLong).next()).rejects.toThrow('a broken connection');
  await expect(answer(drip, AbortSignal.abort()).next()).rejects.toThrow('a broken connection');
});
