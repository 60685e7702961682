import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  assistant,
  chatNames,
  field,
  list,
  messages,
  openChat,
  send,
  SESSIONS,
  stored,
} from '../../../test/chat';

test('an answer belongs to the chat that asked', async () => {
  const { open } = assistant('Slow |answer');
  const user = await openChat();
  await send(user, 'Slow?');
  await messages().findByText('Slow');
  await user.click((await list(user)).getByRole('button', { name: 'New Chat' }));
  expect(messages().queryByText('Slow')).not.toBeInTheDocument();
  open();
  await waitFor(() => expect(stored()[1]?.messages).toHaveLength(2));
  expect(stored()[0]?.messages).toEqual([]);
});

test('an answer is dropped when its chat is deleted', async () => {
  const { open } = assistant('Slow |answer');
  const user = await openChat();
  await send(user, 'Slow?');
  await messages().findByText('Slow');
  await user.click((await list(user)).getByRole('button', { name: 'Delete New Chat' }));
  open();
  expect(screen.getByText('Chat deleted.')).toBeVisible();
  expect(stored().map((session) => session.messages)).toEqual([[]]);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('a chat is renamed by Enter, not by Escape, and never nameless', async () => {
  const user = await openChat();
  const rename = async (name: string) => {
    await user.click((await list(user)).getByRole('button', { name: /^Rename/ }));
    const input = (await list(user)).getByRole('textbox', { name: 'Chat name' });
    await user.clear(input);
    if (name) await user.type(input, name);
  };
  await rename('Skills');
  await user.keyboard('{Enter}');
  expect(await chatNames(user)).toEqual(['Skills']);
  await rename('Other');
  await user.keyboard('{Escape}');
  expect(await chatNames(user)).toEqual(['Skills']);
  await rename('');
  await user.click(field());
  expect(await chatNames(user)).toEqual(['New Chat']);
});

test('cleared history comes back with Undo', async () => {
  assistant('Hello.');
  const user = await openChat();
  await send(user, 'Hi');
  await messages().findByText('Hello.');
  await user.click(screen.getByRole('button', { name: 'Clear History' }));
  expect(messages().queryByText('Hello.')).not.toBeInTheDocument();
  expect(stored()[0]?.messages).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(messages().getByText('Hello.')).toBeVisible();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a stored chat called %s is a chat like any other',
  async (id) => {
    assistant('Hello.');
    localStorage.setItem(
      SESSIONS,
      JSON.stringify({ version: 1, sessions: [{ id, name: id, messages: [] }] }),
    );
    localStorage.setItem('portfolio.current-chat', id);
    const user = await openChat();
    expect(await chatNames(user)).toEqual([id]);
    await send(user, 'Hi');
    expect(await messages().findByText('Hello.')).toBeVisible();
    expect(stored().map((session) => session.messages.length)).toEqual([2]);
  },
);

test('New Chat on an empty chat only asks for the first message', async () => {
  const user = await openChat();
  await user.click((await list(user)).getByRole('button', { name: 'New Chat' }));
  await user.click((await list(user)).getByRole('button', { name: 'New Chat' }));
  expect(await chatNames(user)).toEqual(['New Chat']);
  await user.click((await list(user)).getByRole('button', { name: 'New Chat' }));
  expect(field()).toHaveFocus();
});

test('the visitor can leave nothing behind', async () => {
  assistant('Hello.');
  const user = await openChat();
  await send(user, 'Hi');
  await messages().findByText('Hello.');
  await user.click((await list(user)).getByRole('button', { name: 'Delete all chats' }));
  expect(localStorage).toHaveLength(0);
  expect(messages().queryByText('Hello.')).not.toBeInTheDocument();
});

test('what another tab writes appears here, and is not overwritten', async () => {
  assistant('Hello.');
  const user = await openChat();
  await send(user, 'Hi');
  await messages().findByText('Hello.');
  const other = { id: '7', name: 'From there', messages: [] };
  localStorage.setItem(SESSIONS, JSON.stringify({ version: 1, sessions: [other, ...stored()] }));
  await user.click((await list(user)).getByRole('button', { name: 'New Chat' }));
  expect(await chatNames(user)).toEqual(['New Chat', 'From there', 'New Chat']);
});
