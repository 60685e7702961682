import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { fill } from '../../test/accounts';
import { openChat, SESSIONS } from '../../test/chat';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';
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

async function openHandOver(messages = MESSAGES) {
  const sessions = [{ id: 'default', name: 'Work', messages }];
  localStorage.setItem(SESSIONS, JSON.stringify({ version: 1, sessions }));
  const user = await openChat();
  return { user, link: await screen.findByRole('link', { name: /^Send this to / }) };
}

async function handOver(messages = MESSAGES) {
  cleanup();
  const { user, link } = await openHandOver(messages);
  await user.click(link);
  await waitFor(async () => expect(await message()).toHaveValue(gistOf(messages)));
  return user;
}

/** As after a reload, or by a link. */
async function comeBack() {
  cleanup();
  renderPage('/contact');
  expect(await message()).toBeVisible();
  return userEvent.setup();
}

/** Of another question than `GIST`. */
const LATER = MESSAGES.map((one) => ({ ...one, content: `Also: ${one.content}` }));

function write(text: string) {
  const draft = { name: '', email: '', message: text, startedAt: 1, idempotencyKey: 'key' };
  sessionStorage.setItem('portfolio.message', JSON.stringify(draft));
}

const bringBack = () => screen.findByRole('button', { name: 'Bring it back' });
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
  write('Half a thought');
  const user = await handOver();
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
});

test('after a reload it can still be brought back, once', async () => {
  write('Half a thought');
  await handOver();
  const user = await comeBack();
  expect(await message()).toHaveValue(GIST);
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
  await comeBack();
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
  expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
});

test('a second gist does not take the place of what the visitor had written', async () => {
  write('Half a thought');
  await handOver();
  const user = await handOver(LATER);
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
});

test('what the visitor had written stays when the gist is sent instead', async () => {
  network.use(http.post('*/api/v1.0/email/send', () => new HttpResponse('OK')));
  write('Half a thought');
  const user = await handOver();
  await fill(user, await screen.findByLabelText('Name'), 'Nadia Rahman');
  await fill(user, await screen.findByLabelText('Email'), 'nadia@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await waitFor(async () => expect(await message()).toHaveValue(''));
  await comeBack();
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
});

test('a gist is not the visitor’s own text until he changes it', async () => {
  await handOver();
  await handOver(LATER);
  expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.type(await message(), 'Please call.');
  await handOver();
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue(`${gistOf(LATER)}Please call.`));
});

test('what is typed before the click is not lost to what is brought back', async () => {
  write('Half a thought');
  const user = await handOver();
  await user.clear(await message());
  await fill(user, await message(), 'Another thought');
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Half a thought'));
  await user.click(await bringBack());
  await waitFor(async () => expect(await message()).toHaveValue('Another thought'));
});

test('the gist of the longest chat has room in the form', () => {
  const long = { role: 'user', content: 'x'.repeat(1000), timestamp: '' } as const;
  const answer = { role: 'assistant', content: 'y'.repeat(20_000), timestamp: '' } as const;
  expect(gistOf([...Array.from({ length: 100 }, () => long), answer]).length).toBeLessThan(5000);
});
