import { randomUUID } from 'node:crypto';
import {
  answers,
  expectCleared,
  FAILURE,
  form,
  message,
  openInbox,
  sendButton,
  SUCCESS,
  write,
} from '../harness/contact';
import { expect, test, toast, visit } from '../harness/test';

for (const [status, reason] of [
  [429, 'Too many messages were sent in a short time.'],
  [500, 'The server did not accept it.'],
  [403, 'The server did not accept it.'],
] as const) {
  test.describe(`answered with ${status}`, () => {
    test.use({ expectedErrors: new RegExp(`status of ${status}`) });

    test('a message is kept and can be sent again', async ({ page }) => {
      const statuses: number[] = [status, 200];
      const requests = await answers(page, (route) =>
        route.fulfill({ status: statuses.shift() ?? 200, body: 'OK' }),
      );
      await visit(page, '/contact');
      await write(page, 'Please');
      await sendButton(page).click();
      await expect(toast(page, FAILURE)).toBeVisible();
      await expect(form(page)).toContainText(reason);
      await expect(message(page)).toHaveValue('Please');

      await sendButton(page).click();
      await expect(toast(page, SUCCESS)).toBeVisible();
      await expectCleared(page);
      const keys = requests.map((request) => request.postDataJSON().template_params.submission);
      expect(keys).toEqual([keys[0], keys[0]]);
    });
  });
}

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a message survives the outage and a reload, and arrives once', async ({ page, context, member }) => {
    const text = `After the outage ${randomUUID()}`;
    await visit(page, '/contact');
    const sender = page.waitForResponse(/form-contents/);
    await write(page, text);
    await sender;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(form(page)).toContainText('You are offline. Your message is kept here.');
    await expect(message(page)).toHaveValue(text);

    await context.setOffline(false);
    await visit(page, '/contact');
    await expect(form(page).getByLabel('Name')).toHaveValue('Farhana Akter');
    await expect(form(page).getByLabel('Email')).toHaveValue('farhana@example.com');
    await expect(message(page)).toHaveValue(text);
    await sendButton(page).click();
    await expect(toast(page, SUCCESS)).toBeVisible();
    await visit(page, '/contact');
    await expectCleared(page);

    await openInbox(page, member);
    await page
      .getByRole('button', { name: /^Unread: Farhana Akter/ })
      .first()
      .click();
    await expect(page.getByText(text)).toHaveCount(1);
  });
});
