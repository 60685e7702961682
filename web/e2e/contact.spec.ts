import AxeBuilder from '@axe-core/playwright';
import type { Page, Request, Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, signIn, test, toast, visit } from './test';

// The inbox takes five messages in ten minutes from one address: other answers than its own are given here.
const SEND = '**/api/v1.0/email/send';
const SUCCESS = 'Message sent successfully!';
const FAILURE = 'Failed to send message. Please try again.';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const message = (page: Page) => form(page).getByLabel('Message');
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });

async function write(page: Page, text: string) {
  await form(page).getByLabel('Name').fill('Farhana Akter');
  await form(page).getByLabel('Email').fill('farhana@example.com');
  await message(page).fill(text);
}

async function expectCleared(page: Page) {
  for (const label of ['Name', 'Email', 'Message'])
    await expect(form(page).getByLabel(label)).toHaveValue('');
}

function answers(page: Page, answer: (route: Route) => Promise<void>) {
  const requests: Request[] = [];
  const listen = page.route(SEND, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  return listen.then(() => requests);
}

async function expectNoBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

async function openInbox(page: Page, member: Parameters<typeof signIn>[1]) {
  await visit(page, '/dashboard/messages');
  await signIn(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
}

test('a message sent by keyboard on the home page is read, answered and deleted by the owner', async ({
  page,
  member,
}) => {
  const text = `Are you free in May?\n\nOrder ${randomUUID()}`;
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeAttached();
  await expect(page.getByText('Have a question or want to work together? Drop me a message!')).toBeAttached();
  await form(page).getByLabel('Name').focus();
  await page.keyboard.type('Farhana Akter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('farhana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectCleared(page);
  await expect(sendButton(page)).toBeFocused();

  await openInbox(page, member);
  await expect(page.getByRole('link', { name: /^Messages \d+ unread$/ })).toBeVisible();
  const entry = page.getByRole('article', { name: 'Message from Farhana Akter' }).first();
  await entry.getByRole('button', { name: /^Unread: Farhana Akter/ }).click();
  await expect(entry).toContainText(text);
  await expect(entry.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await expectNoBarriers(page);
  const reply = await entry.getByRole('link', { name: 'Reply' }).getAttribute('href');
  expect(reply).toContain('mailto:farhana@example.com?subject=Re');
  expect(new URL(reply ?? '').searchParams.get('body')).toContain('> Are you free in May?');

  await entry.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Message deleted successfully')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('a double click sends once', async ({ page }) => {
  const requests = await answers(page, (route) => route.continue());
  await visit(page, '/contact');
  await write(page, 'Twice?');
  await sendButton(page).dblclick();
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectCleared(page);
  expect(requests).toHaveLength(1);
});

test('a slow answer keeps the button busy', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requests = await answers(page, async (route) => {
    await released;
    await route.fulfill({ body: 'OK' });
  });
  await visit(page, '/contact');
  await write(page, 'Slowly');
  await sendButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(message(page)).toHaveValue('Slowly');
  release();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectCleared(page);
});

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
        route.fulfill({ status: statuses.shift() ?? 200, body: 'text' }),
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

test('incomplete messages are not sent', async ({ page }) => {
  const requests = await answers(page, (route) => route.abort());
  await visit(page, '/contact');
  await sendButton(page).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await write(page, '   ');
  await sendButton(page).click();
  await expect(message(page)).toBeFocused();
  await message(page).fill('x'.repeat(5001));
  await sendButton(page).click();
  expect(await message(page).evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toBe(
    'Please shorten your message by 1 character.',
  );
  expect(requests).toEqual([]);
});

test('people and screen readers do not meet the trap for robots', async ({ page }) => {
  await visit(page, '/contact');
  await expect(form(page).getByRole('textbox')).toHaveCount(3);
  await expectNoBarriers(page);
});

test('with EmailJS configured, EmailJS gets its own call', async ({ page }) => {
  const emailjs = { publicKey: 'PUB', serviceId: 'svc_1', templateId: 'tpl_1' };
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"emailjs":null', `"emailjs":${JSON.stringify(emailjs)}`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  const requests: Request[] = [];
  await page.route('https://api.emailjs.com/**', async (route) => {
    requests.push(route.request());
    await route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } });
  });
  await visit(page, '/contact');
  await write(page, 'By EmailJS');
  await sendButton(page).click();
  await expect(toast(page, SUCCESS)).toBeVisible();

  const posts = requests.filter((request) => request.method() === 'POST');
  expect(posts.map((request) => request.url())).toEqual(['https://api.emailjs.com/api/v1.0/email/send']);
  expect(posts[0]?.headers()['content-type']).toBe('application/json');
  expect(posts[0]?.postDataJSON()).toEqual({
    lib_version: '4.4.1',
    user_id: 'PUB',
    service_id: 'svc_1',
    template_id: 'tpl_1',
    template_params: {
      name: 'Farhana Akter',
      email: 'farhana@example.com',
      message: 'By EmailJS',
      title: 'New Contact Message',
    },
  });
});
