import type { Page, Request, Route } from '@playwright/test';
import type { Account } from './accounts';
import { expect, signIn, visit } from './test';

// The inbox takes five messages in ten minutes from one address: other answers than its own are given here.
const SEND = '**/api/v1.0/email/send';
export const SUCCESS = 'Message sent successfully!';
export const FAILURE = 'Failed to send message. Please try again.';

export const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
export const message = (page: Page) => form(page).getByLabel('Message');
export const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

export async function write(page: Page, text: string) {
  await form(page).getByLabel('Name').fill('Farhana Akter');
  await form(page).getByLabel('Email').fill('farhana@example.com');
  await message(page).fill(text);
}

export async function expectCleared(page: Page) {
  for (const label of ['Name', 'Email', 'Message'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
}

/** Answers the form's messages, and collects them. */
export async function answers(page: Page, answer: (route: Route) => Promise<void>): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(SEND, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return requests;
}

export async function openInbox(page: Page, member: Account) {
  await visit(page, '/dashboard/messages');
  await signIn(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
}
