import {
  answer,
  ask,
  ASSISTANT,
  button,
  field,
  list,
  messages,
  newChat,
  openList,
  SESSIONS,
  slowAssistant,
  storeChats,
} from '../harness/chat';
import { expect, test, toast, visit } from '../harness/test';

const APOLOGY = 'Sorry, I encountered an error. Please try again.';

test('Enter does not send while an answer is on its way, and Stop ends the waiting', async ({ page }) => {
  await slowAssistant(page);
  await visit(page, '/chatbot');
  await ask(page, 'Slow?');
  await expect(page.getByRole('img', { name: 'The assistant is typing' })).toBeVisible();
  await expect(button(page, 'Sending...')).toBeDisabled();
  await field(page).fill('Next');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Next');
  await button(page, 'Stop').click();
  await expect(messages(page).getByText('You stopped this answer.')).toBeVisible();
  await expect(button(page, 'Send')).toBeEnabled();
});

test('an answer arrives in the chat that asked, even when another one is open', async ({ page }) => {
  const { release } = await slowAssistant(page);
  await visit(page, '/chatbot');
  await ask(page, 'Slow?');
  await newChat(page);
  release();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SESSIONS)).toContain('A late');
  await expect(messages(page).getByText('A late answer.')).toHaveCount(0);
  await openList(page);
  await list(page).getByRole('button', { name: 'New Chat Slow?' }).click();
  await expect(messages(page).getByText('A late answer.')).toBeVisible();
});

test('an answer to a deleted chat is dropped', async ({ page }) => {
  const { release } = await slowAssistant(page);
  await visit(page, '/chatbot');
  await ask(page, 'Slow?');
  await openList(page);
  await list(page).getByRole('button', { name: 'Delete New Chat' }).click();
  release();
  await ask(page, 'Another?');
  await expect(messages(page).getByText('A late answer.')).toHaveCount(1);
  await expect(messages(page).getByText('Slow?')).toHaveCount(0);
});

test('a new answer does not tear the reader away from older messages', async ({ page }) => {
  const { release } = await slowAssistant(page);
  const timestamp = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const old = Array.from({ length: 40 }, (_, index) => ({
    role: index % 2 ? 'assistant' : 'user',
    content: `Message ${index}`,
    timestamp: timestamp(index),
  }));
  await storeChats(
    page,
    JSON.stringify({ version: 1, sessions: [{ id: 'default', name: 'Old', messages: old }] }),
  );
  await visit(page, '/chatbot');
  await expect(messages(page).getByText('Message 39')).toBeInViewport();
  await ask(page, 'Slow?');
  await expect(messages(page).getByText('Slow?')).toBeInViewport();
  await messages(page).hover();
  await page.mouse.wheel(0, -4000);
  await expect(messages(page).getByText('Message 0', { exact: true })).toBeInViewport();
  release();
  await expect(messages(page).getByText('A late answer.')).toBeAttached();
  await expect(messages(page).getByText('Message 0', { exact: true })).toBeInViewport();
  await button(page, 'Go to the last message').click();
  await expect(messages(page).getByText('A late answer.')).toBeInViewport();
});

test.describe('when the assistant fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const status of [400, 413, 429, 500, 503]) {
    test(`with ${status}, the visitor is told and can retry`, async ({ page }) => {
      await page.route(ASSISTANT, (route) =>
        route.fulfill({ status, json: { error: { code: status, message: 'No.' } } }),
      );
      await visit(page, '/chatbot');
      await ask(page, 'Are you there?');
      await expect(toast(page, 'Failed to get response from AI. Please try again.')).toBeVisible();
      await expect(messages(page).getByText(APOLOGY)).toBeVisible();

      await page.unroute(ASSISTANT);
      await page.route(ASSISTANT, (route) => answer(route, 'Here I am.'));
      await messages(page).getByRole('button', { name: 'Retry' }).click();
      await expect(messages(page).getByText('Here I am.')).toBeVisible();
      await expect(messages(page).getByText(APOLOGY)).toHaveCount(0);
      await expect(messages(page).getByText('Are you there?')).toHaveCount(1);
    });
  }

  test('by refusing for safety, the apology is shown', async ({ page }) => {
    const body = `data: ${JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } })}\n\n`;
    await page.route(ASSISTANT, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await visit(page, '/chatbot');
    await ask(page, 'Something unsafe');
    await expect(messages(page).getByText(APOLOGY)).toBeVisible();
  });

  test('by being out of reach, the apology is shown', async ({ page }) => {
    await page.route(ASSISTANT, (route) => route.abort());
    await visit(page, '/chatbot');
    await ask(page, 'Anybody?');
    await expect(messages(page).getByText(APOLOGY)).toBeVisible();
  });
});
