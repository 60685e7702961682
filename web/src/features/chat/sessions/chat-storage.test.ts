import { expect, test, vi } from 'vitest';
import { forgetChats, parseSessions, readChats, SESSIONS_KEY, writeChats } from './chat-storage';
import { addMessage, addSession, firstChats } from './chats';

const question = { role: 'user', content: 'Hi', timestamp: '2026-01-05T10:00:00.000Z' } as const;

test('what is written is read again, from two keys', () => {
  const chats = addSession(addMessage(firstChats, 'default', question));
  expect(writeChats(chats)).toBe(true);
  expect(localStorage).toHaveLength(2);
  expect(readChats()).toEqual(chats);
});

test('without anything stored there is the first chat', () => {
  expect(readChats()).toEqual(firstChats);
});

test('forgetting leaves nothing', () => {
  writeChats(firstChats);
  forgetChats();
  expect(localStorage).toHaveLength(0);
});

test.each(['{', 'null', '[]', '7', '{"version":2,"sessions":[]}', '{"version":1,"sessions":{}}'])(
  '%s cannot be read, and breaks nothing',
  (json) => {
    localStorage.setItem(SESSIONS_KEY, json);
    expect(readChats()).toBeUndefined();
  },
);

test('what is damaged is left out, the rest is kept', () => {
  const messages = [
    question,
    { ...question, role: 'system' },
    { ...question, content: 7 },
    { ...question, timestamp: 'yesterday' },
    { ...question, signature: 7, status: 'odd', isQuick: 'yes', extra: true },
    null,
  ];
  const sessions = [{ id: 'a', name: '', messages }, { id: 'a', name: 'Twin' }, { id: 7 }, { id: 'b' }, null];
  expect(parseSessions(JSON.stringify({ version: 1, sessions }))).toEqual([
    { id: 'a', name: 'New Chat', messages: [question, question] },
    { id: 'b', name: 'New Chat', messages: [] },
  ]);
});

test('huge values are cut to what a page can show', () => {
  const long = 'x'.repeat(2_000_000);
  const messages = Array(1500).fill({ ...question, signature: 'x'.repeat(2000) });
  const many = Array.from({ length: 50_000 }, (_, index) => ({ id: `chat ${index}` }));
  const start = performance.now();
  const [first, second, ...others] =
    parseSessions(
      JSON.stringify({
        version: 1,
        sessions: [
          { id: 'a', name: long, messages: [{ ...question, content: long }] },
          { id: 'b', messages },
          ...many,
        ],
      }),
    ) ?? [];
  expect(performance.now() - start).toBeLessThan(2000);
  expect(first?.name).toHaveLength(60);
  expect(first?.messages[0]?.content).toHaveLength(50_000);
  expect(second?.messages).toHaveLength(1000);
  expect(second?.messages[0]).toEqual(question);
  expect(others).toHaveLength(498);
});

test('a message from the end of time leaves room for the next one', () => {
  const messages = [{ ...question, timestamp: '+275760-09-13T00:00:00.000Z' }];
  expect(parseSessions(JSON.stringify({ version: 1, sessions: [{ id: 'a', messages }] }))).toEqual([
    { id: 'a', name: 'New Chat', messages: [] },
  ]);
});

test('a current chat that is not there gives way to one that is', () => {
  writeChats({ ...firstChats, currentId: 'gone' });
  expect(readChats()?.currentId).toBe('default');
});

test('full storage is reported and keeps what it had', () => {
  writeChats(firstChats);
  const full = breakStorage('setItem', 'QuotaExceededError');
  expect(writeChats(addSession(firstChats))).toBe(false);
  full.mockRestore();
  expect(readChats()).toEqual(firstChats);
});

test('forbidden storage is no storage', () => {
  const forbidden = breakStorage('getItem', 'SecurityError');
  expect(readChats()).toBeUndefined();
  forbidden.mockRestore();
});

function breakStorage(method: 'getItem' | 'setItem', name: string) {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', name);
  });
}
