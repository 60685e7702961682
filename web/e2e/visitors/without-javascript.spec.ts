import { randomUUID } from 'node:crypto';
import { expectCleared, FAILURE, form, message, sendButton, SUCCESS, write } from '../harness/contact';
import { OWNER } from '../harness/accounts';
import { askCms } from '../harness/graphql';
import { expect, test } from '../harness/test';

const INBOX = '{ messages_connection(pagination: { pageSize: 100 }) { nodes { message } } }';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400/ });

  test('a message is sent, and a page says so', async ({ page, request }) => {
    const text = `Without a script\n${randomUUID()}`;
    await page.goto('/');
    await write(page, text);
    await sendButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
    await expectCleared(page);

    const inbox = await askCms(request, INBOX, {}, OWNER);
    expect(JSON.stringify(inbox)).toContain(JSON.stringify(text).slice(1, -1));
  });

  test('a message that cannot be sent is kept, and the page says why', async ({ page }) => {
    await page.goto('/contact');
    await write(page, 'x'.repeat(5001));
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(FAILURE);
    await expect(page.getByRole('alert')).toContainText('message must be at most 5000 characters.');
    await expect(message(page)).toHaveValue('x'.repeat(5001));
    await expect(form(page).getByLabel('Name')).toHaveValue('Farhana Akter');
  });

  test('all skills stand, each under the name of its tab', async ({ page }) => {
    await page.goto('/');
    const skills = page.getByRole('region', { name: 'Technical Skills' });
    for (const skill of ['HTML5', 'Node.js', 'Figma']) await expect(skills.getByText(skill)).toBeVisible();
    await expect(skills.getByRole('tablist')).toBeHidden();
  });

  test('/fit says what it needs, and shows no form that does nothing', async ({ page }) => {
    await page.goto('/fit');
    await expect(page.locator('noscript')).toContainText('Comparing needs JavaScript.', {
      useInnerText: true,
    });
    await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
    await page.locator('noscript').getByRole('link', { name: 'contact form' }).click();
    await expect(form(page)).toBeVisible();
  });

  test('on a phone the links of the menu and the resume stand in the bar', async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 600 });
    await page.goto('/about');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Resume' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('link', { name: 'Contact' }).click();
    await expect(form(page)).toBeVisible();
  });

  for (const path of ['/login', '/dashboard', '/dashboard/my-projects', '/profile'])
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
      await expect(page).toHaveTitle('This page needs JavaScript');
      await page.getByRole('link', { name: 'home page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: "I'm a Web Developer" })).toBeVisible();
    });
});

test.describe('when the app cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('the browser sends the message by itself', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    // Once it tries anew, which nobody is kept from who has not typed yet.
    await page.waitForEvent('load');
    await write(page, `Without the app ${randomUUID()}`);
    await sendButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  });

  test('nor its page: the browser sends the message by itself', async ({ page }) => {
    await page.route('**/assets/contact-page*.js', (route) => route.abort());
    await page.goto('/contact');
    await write(page, `Without the page ${randomUUID()}`);
    await sendButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  });

  test('a click before that is known sends it too', async ({ page }) => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.abort();
    });
    await page.route('**/contact', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ body: 'posted' }) : route.continue(),
    );
    await page.goto('/contact');
    await write(page, 'Early');
    await sendButton(page).click();
    await expect(message(page)).toHaveValue('Early');
    fail();
    await expect(page.getByText('posted')).toBeVisible();
  });
});
