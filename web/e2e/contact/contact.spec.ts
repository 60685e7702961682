import type { Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import {
  answers,
  expectCleared,
  form,
  message,
  openInbox,
  sendButton,
  SUCCESS,
  write,
} from '../harness/contact';
import { expectAccessible } from '../harness/expect-accessible';
import { gate } from '../harness/gate';
import { expect, test, toast, visit } from '../harness/test';

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
  await expectAccessible(page);
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
  const { open, opened } = gate();
  const requests = await answers(page, async (route) => {
    await opened;
    await route.fulfill({ body: 'OK' });
  });
  await visit(page, '/contact');
  await write(page, 'Slowly');
  await sendButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(message(page)).toHaveValue('Slowly');
  open();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectCleared(page);
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
  await expectAccessible(page);
});

test('with EmailJS configured, EmailJS gets its own call', async ({ page }) => {
  const emailjs = { publicKey: 'PUB', serviceId: 'svc_1', templateId: 'tpl_1' };
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"emailjs":null', `"emailjs":${JSON.stringify(emailjs)}`);
    expect(body).not.toBe(html);
    const headers = response.headers();
    const policy =
      headers['content-security-policy']?.replace('connect-src', '$& https://api.emailjs.com') ?? '';
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
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
