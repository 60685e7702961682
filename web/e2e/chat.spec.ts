import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test, toast, visit } from './test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const SESSIONS = 'portfolio.chats';
const CURRENT = 'portfolio.current-chat';
const ASSISTANT = '**/api/assistant/v1beta/**';
const APOLOGY = 'Sorry, I encountered an error. Please try again.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const list = (page: Page) => page.getByRole('complementary', { name: 'Chats' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function openList(page: Page) {
  const show = button(page, 'Show Chats');
  if (await show.isVisible()) await show.click();
  await expect(list(page)).toBeVisible();
}

async function newChat(page: Page) {
  await openList(page);
  await list(page).getByRole('button', { name: 'New Chat', exact: true }).first().click();
}

function answer(route: Route, text: string) {
  const candidates = [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }];
  const body = `data: ${JSON.stringify({ candidates, responseId: 'x'.repeat(22) })}\n\n`;
  return route.fulfill({ contentType: 'text/event-stream', body });
}

/** An assistant that keeps the visitor waiting until told to answer. */
async function slowAssistant(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(ASSISTANT, async (route) => {
    await released;
    await answer(route, 'A late answer.').catch(() => {});
  });
  return { release };
}

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
      await expect(messages(page).getByRole('button', { name: 'Copied!' })).toHaveCount(0, { timeout: 3000 });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[Taant Handloom Store](');

      const address = await link.evaluate((element: HTMLAnchorElement) => element.getAttribute('href'));
      expect(address).toMatch(/\/portfolio\?page=\d+#project-\w+$/);
      await link.click();
      await expect(page.getByRole('article').filter({ hasText: 'Taant Handloom Store' })).toBeInViewport();
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
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await ask(page, 'Which projects use React?');
      await expect(messages(page).getByText('Quick answer')).toBeVisible();
      await openList(page);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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

test('Enter does not send while an answer is on its way, and Stop ends the waiting', async ({ page }) => {
  await slowAssistant(page);
  await visit(page, '/chatbot');
  await ask(page, 'Slow?');
  await expect(page.getByRole('status', { name: 'The assistant is typing' })).toBeVisible();
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
  await store(
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

for (const stored of ['{', '"', '[]', '{"version":9}', '{"version":1,"sessions":[null,{"id":1}]}']) {
  test(`stored chats that read ${stored} break nothing`, async ({ page }) => {
    await page.route(ASSISTANT, (route) => answer(route, 'Fine.'));
    await store(page, stored);
    await visit(page, '/chatbot');
    await ask(page, 'All right?');
    await expect(messages(page).getByText('Fine.')).toBeVisible();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.sort()).toEqual([SESSIONS, CURRENT]);
  });
}

test('full storage breaks nothing and is told', async ({ page }) => {
  await page.route(ASSISTANT, (route) => answer(route, 'Fine.'));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visit(page, '/chatbot');
  await ask(page, 'First?');
  await expect(messages(page).getByText('Fine.')).toBeVisible();
  await expect(page.getByText('This browser cannot save your chats.')).toBeVisible();
  await newChat(page);
  await openList(page);
  await expect(list(page).getByRole('button', { name: /^Delete New Chat/ })).toHaveCount(2);
});

test('two tabs see and keep each other’s chats', async ({ page, context }) => {
  await context.route(ASSISTANT, (route) => answer(route, 'Fine.'));
  const other = await context.newPage();
  await visit(page, '/chatbot');
  await visit(other, '/chatbot');
  await ask(page, 'From here');
  await expect(other.getByRole('region', { name: 'Messages' }).getByText('From here')).toBeVisible();
  await newChat(other);
  await ask(other, 'From there');
  await expect(messages(other).getByText('Fine.')).toBeVisible();
  await openList(page);
  await expect(list(page).getByRole('button', { name: 'New Chat From there' })).toBeVisible();
  await expect(messages(page).getByText('From here')).toBeVisible();
  await page.reload();
  await openList(page);
  await expect(list(page).getByRole('button', { name: /^Delete New Chat/ })).toHaveCount(2);
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

/** Puts chats into the storage before the page starts for the first time. */
async function store(page: Page, chats: string) {
  await page.addInitScript(
    ([key = '', value = '']) => {
      if (!sessionStorage.getItem('stored')) localStorage.setItem(key, value);
      sessionStorage.setItem('stored', 'yes');
    },
    [SESSIONS, chats],
  );
}
