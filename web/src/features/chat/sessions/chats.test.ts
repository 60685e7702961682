import { expect, test } from 'vitest';
import {
  addAnswer,
  addMessage,
  addSession,
  clearSession,
  deleteSession,
  firstChats,
  mergeChats,
  nextTimestamp,
  openNewSession,
  renameSession,
  reopenLastQuestion,
  selectSession,
  type ChatMessage,
  type Chats,
} from './chats';

const NOW = Date.UTC(2026, 0, 5);

function message(role: ChatMessage['role'], content: string, second = 0): ChatMessage {
  return { role, content, timestamp: new Date(NOW + second * 1000).toISOString() };
}

function chats(...ids: string[]): Chats {
  return { sessions: ids.map((id) => ({ id, name: `Chat ${id}`, messages: [] })), currentId: ids[0] ?? '' };
}

const ids = ({ sessions }: Chats) => sessions.map(({ id }) => id);
const contents = ({ sessions: [first] }: Chats) => first?.messages.map(({ content }) => content);

test('there is a first chat from the beginning', () => {
  expect(firstChats).toEqual({
    sessions: [{ id: 'default', name: 'New Chat', messages: [] }],
    currentId: 'default',
  });
});

test('a new chat comes first, is current and has a time as its id', () => {
  const added = addSession(firstChats, NOW);
  expect(ids(added)).toEqual([String(NOW), 'default']);
  expect(added.currentId).toBe(String(NOW));
});

test('an empty chat stands in for a new one', () => {
  expect(openNewSession(firstChats, NOW)).toEqual(firstChats);
  const filled = addMessage(firstChats, 'default', message('user', 'Hi'));
  expect(ids(openNewSession(filled, NOW))).toEqual([String(NOW), 'default']);
});

test('two chats of the same moment have different ids', () => {
  expect(ids(addSession(addSession(firstChats, NOW), NOW))).toEqual([
    String(NOW + 1),
    String(NOW),
    'default',
  ]);
});

test.each([
  ['  Skills  ', 'Skills'],
  ['', 'New Chat'],
  ['   ', 'New Chat'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('a chat renamed to "%s" is named "%s"', (name, expected) => {
  expect(renameSession(chats('a'), 'a', name).sessions[0]?.name).toBe(expected);
});

test('only a chat that exists can be selected', () => {
  expect(selectSession(chats('a', 'b'), 'b').currentId).toBe('b');
  expect(selectSession(chats('a', 'b'), 'gone').currentId).toBe('a');
});

test('clearing empties one chat', () => {
  const filled = addMessage(chats('a', 'b'), 'a', message('user', 'Hi'));
  expect(contents(clearSession(filled, 'a'))).toEqual([]);
  expect(contents(clearSession(filled, 'b'))).toEqual(['Hi']);
});

test('a fresh chat takes the place of the only one', () => {
  const { sessions, currentId } = deleteSession(chats('a'), 'a');
  expect(sessions).toEqual([{ id: currentId, name: 'New Chat', messages: [] }]);
  expect(currentId).not.toBe('a');
});

test.each([
  { current: 'b', deleted: 'b', next: 'c' },
  { current: 'c', deleted: 'c', next: 'b' },
  { current: 'a', deleted: 'b', next: 'a' },
])('deleting $deleted while $current is open leaves $next open', ({ current, deleted, next }) => {
  const left = deleteSession({ ...chats('a', 'b', 'c'), currentId: current }, deleted);
  expect(ids(left)).not.toContain(deleted);
  expect(left.currentId).toBe(next);
});

test('an answer stands below its question', () => {
  const [first, second] = [message('user', 'First?'), message('user', 'Second?', 1)];
  const asked = addMessage(addMessage(chats('a'), 'a', first), 'a', second);
  expect(contents(addAnswer(asked, 'a', first, message('assistant', 'Yes.', 2)))).toEqual([
    'First?',
    'Yes.',
    'Second?',
  ]);
});

test('an answer is dropped when its question or its chat is gone', () => {
  const question = message('user', 'Really?');
  const answer = message('assistant', 'Yes.', 1);
  expect(addAnswer(chats('a'), 'a', question, answer)).toEqual(chats('a'));
  expect(addAnswer(chats('b'), 'a', question, answer)).toEqual(chats('b'));
});

test('a question is reopened by leaving out what followed it', () => {
  const failed = [message('user', 'Hi', 0), message('assistant', 'Sorry', 1)].reduce(
    (all, one) => addMessage(all, 'a', one),
    chats('a'),
  );
  expect(contents(reopenLastQuestion(failed, 'a'))).toEqual(['Hi']);
});

test('merged chats have the sessions and messages of both, once and in order', () => {
  const shared = addMessage(chats('a'), 'a', message('user', 'One', 1));
  const here = addMessage(shared, 'a', message('assistant', 'Two', 2));
  const there = addMessage(addSession(shared, NOW), 'a', message('user', 'Three', 3));
  const merged = mergeChats(here, there);
  expect(contents(merged)).toEqual(['One', 'Two', 'Three']);
  expect(ids(merged)).toEqual(['a', String(NOW)]);
  expect(merged.currentId).toBe('a');
});

test('no two messages of a chat have the same time', () => {
  const [session] = addMessage(chats('a'), 'a', message('user', 'Hi')).sessions;
  expect(session && nextTimestamp(session, NOW)).toBe(new Date(NOW + 1).toISOString());
});
