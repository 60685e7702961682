import {
  answer,
  ask,
  ASSISTANT,
  CURRENT,
  list,
  messages,
  newChat,
  openList,
  SESSIONS,
  storeChats,
} from '../harness/chat';
import { expect, test, visit } from '../harness/test';

for (const stored of ['{', '"', '[]', '{"version":9}', '{"version":1,"sessions":[null,{"id":1}]}']) {
  test(`stored chats that read ${stored} break nothing`, async ({ page }) => {
    await page.route(ASSISTANT, (route) => answer(route, 'Fine.'));
    await storeChats(page, stored);
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
