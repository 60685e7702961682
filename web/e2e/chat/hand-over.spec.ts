import { randomUUID } from 'node:crypto';
import { ask, messages } from '../harness/chat';
import { form, openInbox, sendButton, SUCCESS } from '../harness/contact';
import { expectAccessible } from '../harness/expect-accessible';
import { expect, test, toast, visit } from '../harness/test';

const handOver = /^Send this to /;

test('what only the owner can settle goes to him in the words of the visitor', async ({ page, member }) => {
  const own = `Two days a week, from May. Order ${randomUUID()}`;
  await visit(page, '/chatbot');
  await ask(page, 'Are you available for freelance work?');
  await page.getByRole('link', { name: handOver }).click();

  await expect(page).toHaveURL('/contact');
  const text = form(page).getByLabel('Message');
  await expect(text).toHaveValue(/^I asked your assistant:\n- Are you available for freelance work\?\n/);
  await expectAccessible(page);
  await text.fill(`${await text.inputValue()}${own}`);
  await form(page).getByLabel('Name').fill('Farhana Akter');
  await form(page).getByLabel('Email').fill('farhana@example.com');
  await sendButton(page).click();
  await expect(toast(page, SUCCESS)).toBeVisible();

  await openInbox(page, member);
  const entry = page.getByRole('article', { name: 'Message from Farhana Akter' }).first();
  await entry.getByRole('button', { name: /^Unread: Farhana Akter/ }).click();
  await expect(entry).toContainText('Are you available for freelance work?');
  await expect(entry).toContainText(own);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('after two questions in vain the owner can be asked, after one not yet', async ({ page }) => {
    await visit(page, '/chatbot');
    for (const times of [1, 2]) {
      await ask(page, 'What is the capital of Peru?');
      await expect(messages(page).getByText(/^I can only speak about/)).toHaveCount(times);
      await expect(page.getByRole('link', { name: handOver })).toHaveCount(times - 1);
    }
    await page.getByRole('link', { name: handOver }).click();
    await expect(form(page).getByLabel('Message')).toHaveValue(/^I asked your assistant:/);
  });
});
