import type { Page } from '@playwright/test';
import { answer, ask, ASSISTANT, messages } from '../harness/chat';
import { cutOff } from '../harness/cut-off';
import { expectAccessible } from '../harness/expect-accessible';
import { expect, signIn, test, visit } from '../harness/test';

const PATHS = [
  '/',
  '/about',
  '/portfolio',
  '/contact',
  '/chatbot',
  '/login',
  '/register',
  '/forgot-password',
];

async function expectUsable(page: Page, path: string) {
  await visit(page, path);
  await expectAccessible(page);
  expect(await cutOff(page), path).toEqual([]);
}

for (const { name, viewport } of [
  { name: '320 px', viewport: { width: 320, height: 640 } },
  { name: '390 px', viewport: { width: 390, height: 844 } },
  { name: '1440 px', viewport: { width: 1440, height: 900 } },
  { name: '1440 px zoomed to 200 %', viewport: { width: 720, height: 450 } },
]) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    test('every public page is accessible, and fits', async ({ page }) => {
      test.slow();
      for (const path of PATHS) await expectUsable(page, path);
    });

    test.describe('where no page is', () => {
      test.use({ expectedErrors: /status of 404/ });

      test('the page that says so is accessible, and fits', async ({ page }) => {
        await expectUsable(page, '/nowhere');
      });
    });

    test('so is a chat with messages', async ({ page }) => {
      await page.route(ASSISTANT, (route) => answer(route, 'A [project](/portfolio) in **React**.'));
      await visit(page, '/chatbot');
      await ask(page, 'What did you build?');
      await expect(messages(page).getByRole('link', { name: 'project' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is accessible for visitors', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible(page);
  });

  test('is accessible for the signed in', async ({ page, member }) => {
    await visit(page, '/login');
    await signIn(page, member);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the dropdown of the user is accessible on a public page', async ({ page, member }) => {
  await visit(page, '/login');
  await signIn(page, member);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
});
