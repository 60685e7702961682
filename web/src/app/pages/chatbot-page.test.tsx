import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../../test/accounts';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

const SESSIONS = 'portfolio.chats';
const APOLOGY = 'Sorry, I encountered an error. Please try again.';

type Asked = { texts: string[]; proofs: string | null };

beforeEach(() => {
  network.use(http.get('*/api/assistant/suggestions', () => HttpResponse.json(['What is Taant?'])));
  // As after clearing the storage in another tab: what the last test left in memory goes too.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
});

/** The assistant as our server streams; an answer waits for `open`, a number is the status of a refusal. */
function assistant(...answers: (string | number)[]) {
  const asked: Asked[] = [];
  const doors: (() => void)[] = [];
  network.use(
    http.post('*/api/assistant/v1beta/models/assistant\\:streamGenerateContent', async ({ request }) => {
      const { contents } = (await request.json()) as { contents: { parts: { text: string }[] }[] };
      asked.push({
        texts: contents.map(({ parts }) => parts[0]?.text ?? ''),
        proofs: request.headers.get('x-answer-proofs'),
      });
      const number = asked.length;
      const answer = answers[number - 1] ?? 'Yes.';
      if (typeof answer === 'number') {
        return HttpResponse.json({ error: { code: answer, message: 'No.' } }, { status: answer });
      }
      return new HttpResponse(streamOf(answer, number, doors), {
        headers: { 'content-type': 'text/event-stream' },
      });
    }),
  );
  return { asked, open: () => doors.shift()?.() };
}

function streamOf(answer: string, number: number, doors: (() => void)[]) {
  const [first = '', rest] = answer.split('|');
  const encoder = new TextEncoder();
  const event = (text: string, last: object) =>
    encoder.encode(
      `data: ${JSON.stringify({
        candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }],
        modelVersion: 'quick-answer',
        ...last,
      })}\n\n`,
    );
  return new ReadableStream({
    async start(controller) {
      const proof = { responseId: `proof-${number}` };
      controller.enqueue(event(first, rest === undefined ? proof : {}));
      if (rest !== undefined) {
        await new Promise<void>((resolve) => doors.push(resolve));
        controller.enqueue(event(rest, proof));
      }
      controller.close();
    },
  });
}

async function openChat() {
  renderPage('/chatbot');
  await screen.findByRole('heading', { level: 1, name: /Chat with .+ AI/ });
  return userEvent.setup();
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
/** The list of chats, which a small screen like this one hides until asked. */
async function list(user: UserEvent) {
  const show = screen.queryByRole('button', { name: 'Show Chats' });
  if (show) await user.click(show);
  return within(screen.getByRole('complementary', { name: 'Chats' }));
}

async function chatNames(user: UserEvent) {
  const buttons = (await list(user)).getAllByRole('button', { name: /^Rename/ });
  return buttons.map((button) => button.getAttribute('aria-label')?.replace('Rename ', ''));
}

const stored = () =>
  (JSON.parse(localStorage.getItem(SESSIONS) ?? '{}') as { sessions: { messages: { content: string }[] }[] })
    .sessions;

async function send(user: UserEvent, text: string) {
  await fill(user, field(), text);
  await user.keyboard('{Enter}');
}

test('an answer streams in, is kept, and goes along with the next question', async () => {
  const { asked, open } = assistant('Hello |**you**.', 'Bye.');
  const user = await openChat();
  await send(user, '  Hi  ');

  expect(await messages().findByText('Hello')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  open();
  expect(await messages().findByText('Quick answer')).toBeVisible();
  expect(messages().getByText('you')).toBeVisible();

  await send(user, 'And?');
  expect(await messages().findByText('Bye.')).toBeVisible();
  expect(asked).toEqual([
    { texts: ['Hi'], proofs: null },
    { texts: ['Hi', 'Hello **you**.', 'And?'], proofs: 'proof-1' },
  ]);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(stored()[0]?.messages.map(({ content }) => content)).toEqual([
    'Hi',
    'Hello **you**.',
    'And?',
    'Bye.',
  ]);
});

test('blank messages are not sent, and Shift+Enter breaks the line', async () => {
  const { asked } = assistant();
  const user = await openChat();
  await send(user, '   ');
  await user.clear(field());
  await user.type(field(), 'a{Shift>}{Enter}{/Shift}b');
  expect(field()).toHaveValue('a\nb');
  expect(screen.getByText('3/1000 characters')).toBeVisible();
  expect(field()).toHaveAttribute('maxlength', '1000');
  expect(asked).toEqual([]);
});

test('Enter while composing does not send', async () => {
  const { asked } = assistant();
  const user = await openChat();
  await fill(user, field(), 'নমস্কার');
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 }));
  expect(asked).toEqual([]);
  expect(field()).toHaveValue('নমস্কার');
});

test('a failure shows the toast and the apology; a retry asks again, without the failed turn', async () => {
  const { asked } = assistant(500, 'Here I am.');
  const user = await openChat();
  await send(user, 'Are you there?');

  expect(await screen.findByText('Failed to get response from AI. Please try again.')).toBeVisible();
  expect(messages().getByText(APOLOGY)).toBeVisible();
  await user.click(messages().getByRole('button', { name: 'Retry' }));

  expect(await messages().findByText('Here I am.')).toBeVisible();
  expect(messages().queryByText(APOLOGY)).not.toBeInTheDocument();
  expect(asked.map(({ texts }) => texts)).toEqual([['Are you there?'], ['Are you there?']]);
});

test('Stop keeps what has arrived, and the stopped answer is no history', async () => {
  const { asked } = assistant('Half |whole', 'Next.');
  const user = await openChat();
  await send(user, 'Tell me');
  await messages().findByText('Half');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(messages().getByText('Half')).toBeVisible();
  expect(messages().getByText('You stopped this answer.')).toBeVisible();

  await send(user, 'Go on');
  expect(await messages().findByText('Next.')).toBeVisible();
  expect(asked[1]).toEqual({ texts: ['Go on'], proofs: null });
});

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

test('the visitor can leave nothing behind', async () => {
  assistant('Hello.');
  const user = await openChat();
  await send(user, 'Hi');
  await messages().findByText('Hello.');
  await user.click((await list(user)).getByRole('button', { name: 'Delete all chats' }));
  expect(localStorage).toHaveLength(0);
  expect(messages().queryByText('Hello.')).not.toBeInTheDocument();
});

test('a suggested question is asked with one click', async () => {
  const { asked } = assistant('A shop.');
  const user = await openChat();
  await user.click(await screen.findByRole('button', { name: 'What is Taant?' }));
  expect(await messages().findByText('A shop.')).toBeVisible();
  expect(asked[0]?.texts).toEqual(['What is Taant?']);
});

test('Copy gives the raw text', async () => {
  assistant('**Bold**');
  const user = await openChat();
  await send(user, 'Hi');
  await messages().findByText('Bold');
  const [, copyAnswer] = messages().getAllByRole('button', { name: 'Copy' });
  if (copyAnswer) await user.click(copyAnswer);
  expect(await messages().findByText('Copied!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('**Bold**');
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
