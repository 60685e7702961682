import { answer, ask, ASSISTANT, button, field, list, messages, newChat, openList } from '../harness/chat';
import { expectAccessible } from '../harness/expect-accessible';
import { expect, test, visit } from '../harness/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a visitor asks, reads, copies and follows a link to the project', async ({ page }) => {
      await visit(page, '/chatbot');
      await expect(page.getByRole('heading', { level: 1, name: /^Chat with .+ AI$/ })).toBeVisible();
      await expect(page.getByText('AI assistant, may be wrong.')).toBeVisible();

      await ask(page, 'What is Taant Handloom Store?');
      const link = messages(page).getByRole('link', { name: 'Taant Handloom Store' });
      await expect(link).toBeVisible();
      await expect(messages(page).getByText('Quick answer')).toBeVisible();
      await expect(messages(page).locator('time')).toHaveCount(2);

      await messages(page).getByRole('button', { name: 'Copy' }).last().click();
      await expect(messages(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[Taant Handloom Store](');

      const address = await link.evaluate((element: HTMLAnchorElement) => element.getAttribute('href'));
      expect(address).toMatch(/\/portfolio\/taant-handloom-store$/);
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Taant Handloom Store' })).toBeVisible();
      await page.goBack();
      await expect(messages(page).getByText('What is Taant Handloom Store?')).toBeVisible();
    });

    test('a suggested question is asked with one click', async ({ page }) => {
      await visit(page, '/chatbot');
      const suggestion = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first();
      const question = await suggestion.innerText();
      await suggestion.click();
      await expect(messages(page).getByText(question, { exact: true })).toBeVisible();
      await expect(messages(page).getByText('Quick answer')).toBeVisible();
    });

    test('chats are made, renamed, chosen, cleared and deleted', async ({ page }) => {
      await page.route(ASSISTANT, (route) => answer(route, 'The only answer.'));
      await visit(page, '/chatbot');
      await ask(page, 'First question');
      await expect(messages(page).getByText('The only answer.')).toBeVisible();

      await openList(page);
      await list(page).getByRole('button', { name: 'Rename New Chat' }).click();
      await page.keyboard.type('First');
      await page.keyboard.press('Enter');
      await expect(list(page).getByRole('button', { name: 'Rename First' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Never');
      await page.keyboard.press('Escape');
      await expect(list(page).getByRole('button', { name: 'Rename First' })).toBeVisible();

      await newChat(page);
      await expect(field(page)).toBeFocused();
      await expect(messages(page).getByText('First question')).toHaveCount(0);
      await openList(page);
      await list(page)
        .getByRole('button', { name: /^First/ })
        .click();
      await expect(messages(page).getByText('First question')).toBeVisible();

      await button(page, 'Clear History').click();
      await expect(messages(page).getByText('First question')).toHaveCount(0);
      await button(page, 'Undo').click();
      await expect(messages(page).getByText('First question')).toBeVisible();

      await openList(page);
      await list(page).getByRole('button', { name: 'Delete First' }).click();
      await expect(messages(page).getByText('First question')).toHaveCount(0);
      await list(page).getByRole('button', { name: 'Delete New Chat' }).click();
      await expect(list(page).getByRole('button', { name: 'Delete New Chat' })).toHaveCount(1);
    });

    test('nothing to complain about for axe, empty or full', async ({ page }) => {
      await visit(page, '/chatbot');
      await expect(page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')).toHaveCount(
        4,
      );
      await expectAccessible(page);
      await ask(page, 'Which projects use React?');
      await expect(messages(page).getByText('Quick answer')).toBeVisible();
      await openList(page);
      await expectAccessible(page);
    });
  });
}

test('everything can be done by keyboard, with a list that Escape closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/chatbot');
  await button(page, 'Show Chats').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Hide Chats')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'New Chat', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Show Chats')).toBeFocused();
  await expect(list(page)).toBeHidden();
});

test('a message has at most 1,000 characters, and lines', async ({ page }) => {
  await visit(page, '/chatbot');
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await field(page).fill('one');
  await field(page).press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(field(page)).toHaveValue('one\ntwo');
  await expect(page.getByText('7/1000 characters')).toBeVisible();
  await page.keyboard.insertText('x'.repeat(1200));
  await expect(page.getByText('1000/1000 characters')).toBeVisible();
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('   ');
});

test('without JavaScript the page says what it is and how to write', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/chatbot');
  await expect(page.getByRole('heading', { level: 1, name: /^Chat with .+ AI$/ })).toBeVisible();
  expect(await page.content()).toContain('The chat needs JavaScript');
  await expect(messages(page).getByRole('link', { name: 'contact form' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.close();
});

test('the assistant’s code is loaded only with its page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((code) => code.includes('x-goog-api-client'))).toHaveLength(0);
  await page.getByRole('link', { name: 'ChatBot' }).first().click();
  await expect(field(page)).toBeVisible();
  await expect.poll(() => scripts.filter((code) => code.includes('x-goog-api-client')).length).toBe(1);
});
