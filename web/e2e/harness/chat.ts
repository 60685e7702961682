import { expect, type Page, type Route } from '@playwright/test';
import { gate } from './gate';

/** What the chat page keeps in the local storage. */
export const SESSIONS = 'portfolio.chats';
export const CURRENT = 'portfolio.current-chat';

export const ASSISTANT = '**/api/assistant/v1beta/**';

export function field(page: Page) {
  return page.getByRole('textbox', { name: 'Message' });
}

export function messages(page: Page) {
  return page.getByRole('region', { name: 'Messages' });
}

export function list(page: Page) {
  return page.getByRole('complementary', { name: 'Chats' });
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

export async function openList(page: Page): Promise<void> {
  const show = button(page, 'Show Chats');
  if (await show.isVisible()) await show.click();
  await expect(list(page)).toBeVisible();
}

export async function newChat(page: Page): Promise<void> {
  await openList(page);
  await list(page).getByRole('button', { name: 'New Chat', exact: true }).first().click();
}

/** Answers a question as the assistant streams. */
export function answer(route: Route, text: string): Promise<void> {
  const candidates = [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }];
  const body = `data: ${JSON.stringify({ candidates, responseId: 'x'.repeat(22) })}\n\n`;
  return route.fulfill({ contentType: 'text/event-stream', body });
}

/** An assistant that keeps the visitor waiting until told to answer. */
export async function slowAssistant(page: Page) {
  const { open, opened } = gate();
  await page.route(ASSISTANT, async (route) => {
    await opened;
    await answer(route, 'A late answer.').catch(() => {});
  });
  return { release: open };
}

/** Puts chats into the storage before the page starts for the first time. */
export async function storeChats(page: Page, chats: string): Promise<void> {
  await page.addInitScript(
    ([key = '', value = '']) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem(key, value);
      sessionStorage.setItem('stored', 'yes');
    },
    [SESSIONS, chats],
  );
}
