import { expect, test } from 'vitest';
import { toHistory } from './chat-history';
import type { ChatMessage } from '../sessions/chats';

function turns(question: string, answer: Partial<ChatMessage>): ChatMessage[] {
  const timestamp = '2026-01-05T10:00:00.000Z';
  return [
    { role: 'user', content: question, timestamp },
    { role: 'assistant', content: 'Yes.', timestamp, signature: `signature of ${question}`, ...answer },
  ];
}

const questions = (messages: ChatMessage[]) => toHistory(messages).map(({ question }) => question);

test('questions go along with their answers and signatures, in order', () => {
  expect(toHistory([...turns('A', {}), ...turns('B', { content: 'No.' })])).toEqual([
    { question: 'A', answer: 'Yes.', signature: 'signature of A' },
    { question: 'B', answer: 'No.', signature: 'signature of B' },
  ]);
});

test('failed, stopped and unsigned answers stay behind with their questions', () => {
  const messages = [
    ...turns('failed', { status: 'failed' }),
    ...turns('stopped', { status: 'stopped' }),
    ...turns('unsigned', { signature: undefined }),
    ...turns('unanswered', {}).slice(0, 1),
    ...turns('whole', {}),
  ];
  expect(questions(messages)).toEqual(['whole']);
});

test('the newest 29 pairs go along', () => {
  const messages = Array.from({ length: 40 }, (_, index) => turns(String(index), {})).flat();
  expect(questions(messages)).toEqual(Array.from({ length: 29 }, (_, index) => String(index + 11)));
});

test('long answers crowd out the oldest ones', () => {
  const content = 'x'.repeat(25_000);
  expect(questions(['A', 'B', 'C'].flatMap((name) => turns(name, { content })))).toEqual(['B', 'C']);
});
