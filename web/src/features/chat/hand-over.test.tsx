import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../test/accounts';
import { openChat, SESSIONS } from '../../test/chat';
import { gistOf } from './answers/gist';
import type { ChatMessage } from './sessions/chats';

const MESSAGES: ChatMessage[] = [
  { role: 'user', content: 'Are you free\nin May?', timestamp: '2026-01-01T00:00:00.000Z' },
  {
    role: 'assistant',
    content: 'Open to **work**. Write through the [contact form](/contact).',
    timestamp: '2026-01-01T00:00:01.000Z',
    handOver: true,
  },
];
const GIST = 'I asked your assistant:\n- Are you free in May?\n\nThe assistant said: “Open to work.”\n\n';

async function openHandOver() {
  const sessions = [{ id: 'default', name: 'Work', messages: MESSAGES }];
  localStorage.setItem(SESSIONS, JSON.stringify({ version: 1, sessions }));
  const user = await openChat();
  return { user, link: await screen.findByRole('link', { name: /^Send this to / }) };
}

const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message');

test('the gist of a chat opens the contact form, to be edited and sent by the visitor', async () => {
  sessionStorage.clear();
  const { user, link } = await openHandOver();
  await user.click(link);
  await waitFor(async () => expect(await message()).toHaveValue(GIST));
  expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  await user.clear(await message());
  await fill(user, await message(), 'My own words');
  expect(await message()).toHaveValue('My own words');
});

test('what the visitor had written to the owner before can be brought back', async () => {
  const draft = { name: '', email: '', message: 'Half a thought', startedAt: 1, idempotencyKey: 'key' };
  sessionStorage.setItem('portfolio.message', JSON.stringify(draft));
  const { user, link } = await openHandOver();
  await user.click(link);
  await waitFor(async () => expect(await message()).toHaveValue(GIST));
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
});

test('the gist of the longest chat has room in the form', () => {
  const long = { role: 'user', content: 'x'.repeat(1000), timestamp: '' } as const;
  const answer = { role: 'assistant', content: 'y'.repeat(20_000), timestamp: '' } as const;
  expect(gistOf([...Array.from({ length: 100 }, () => long), answer]).length).toBeLessThan(5000);
});
