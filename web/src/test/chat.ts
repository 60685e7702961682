import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { fill } from './accounts';
import { network } from './network';
import { renderPage } from './render-page';

type Asked = { texts: string[]; signatures: string | null };
type Stored = { sessions: { messages: { content: string }[] }[] };

/** Where the page keeps the chats in the local storage. */
export const SESSIONS = 'portfolio.chats';

/** The assistant as our server streams; an answer waits for `open`, a number is the status of a refusal. */
export function assistant(...answers: (string | number)[]) {
  const asked: Asked[] = [];
  const doors: (() => void)[] = [];
  network.use(
    http.post('*/api/assistant/v1beta/models/assistant\\:streamGenerateContent', async ({ request }) => {
      const { contents } = (await request.json()) as { contents: { parts: { text: string }[] }[] };
      asked.push({
        texts: contents.map(({ parts }) => parts[0]?.text ?? ''),
        signatures: request.headers.get('x-answer-proofs'),
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
      const signature = { responseId: `signature-${number}` };
      controller.enqueue(event(first, rest === undefined ? signature : {}));
      if (rest !== undefined) {
        await new Promise<void>((resolve) => doors.push(resolve));
        controller.enqueue(event(rest, signature));
      }
      controller.close();
    },
  });
}

/** The chat page of somebody who has no chats yet. */
export async function openChat(address = '/chatbot') {
  network.use(http.get('*/api/assistant/suggestions', () => HttpResponse.json(['What is Taant?'])));
  // As after clearing the storage in another tab: what the last test left in memory goes too.
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })));
  renderPage(address);
  await screen.findByRole('heading', { level: 1, name: /Chat with .+ AI/ });
  return userEvent.setup();
}

export function field() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
}

export function messages() {
  return within(screen.getByRole('region', { name: 'Messages' }));
}

/** The list of chats, which a small screen like this one hides until asked. */
export async function list(user: UserEvent) {
  const show = screen.queryByRole('button', { name: 'Show Chats' });
  if (show) await user.click(show);
  return within(screen.getByRole('complementary', { name: 'Chats' }));
}

export async function chatNames(user: UserEvent) {
  const buttons = (await list(user)).getAllByRole('button', { name: /^Rename/ });
  return buttons.map((button) => button.getAttribute('aria-label')?.replace('Rename ', ''));
}

/** The chats as the browser keeps them. */
export function stored() {
  return (JSON.parse(localStorage.getItem(SESSIONS) ?? '{}') as Stored).sessions;
}

export async function send(user: UserEvent, text: string) {
  await fill(user, field(), text);
  await user.keyboard('{Enter}');
}
