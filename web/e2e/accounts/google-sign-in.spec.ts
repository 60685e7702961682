import type { BrowserContext, Page } from '@playwright/test';
import { googleApi } from '../harness/google-api';
import { gate } from '../harness/gate';
import { expect, test, toast, visit } from '../harness/test';

/** Also for the popup and its frame, so on the context. */
async function fakeGoogle(context: BrowserContext) {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleApi.toString()})()` }),
  );
  // The emulator's page works without its looks.
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com)\//, (route) =>
    route.fulfill({ body: '' }),
  );
}

async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return popup;
}

test('a visitor signs in with Google', async ({ page, context, newcomer }) => {
  await fakeGoogle(context);
  await visit(page, '/login');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: /Add new account/i }).click();
  await popup.locator('#email-input').fill(newcomer.email);
  await popup.locator('#display-name-input').fill(newcomer.name);
  await popup.locator('#sign-in').click();

  await expect(toast(page, 'Login Successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: `Account of ${newcomer.name}` })).toBeVisible();
});

test('closing the window of Google is no error', async ({ page, context }) => {
  await fakeGoogle(context);
  await visit(page, '/login');
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: /Add new account/i }).waitFor();
  await popup.close();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('when Google cannot be reached', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the form says so, also where its script neither comes nor fails', async ({ page, context }) => {
    const refusal = page.getByRole('alert').filter({ hasText: 'Google sign-in could not be reached.' });
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(refusal).toBeVisible();

    await context.unroute('https://apis.google.com/**');
    const { open, opened } = gate();
    await context.route('https://apis.google.com/**', async (route) => {
      await opened;
      await route.abort();
    });
    await page.clock.install();
    await visit(page, '/login');
    const asked = page.waitForRequest('https://apis.google.com/**');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await asked;
    await page.clock.runFor(30_000);
    await expect(refusal).toBeVisible();
    open();
  });
});
