import { OWNER } from '../harness/accounts';
import { expectAccessible } from '../harness/expect-accessible';
import { responseTo } from '../harness/graphql';
import { expect, signIn, test, visit } from '../harness/test';

// It is one list for all editors.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await visit(page, '/dashboard');
  await signIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'Make this site yours' })).toBeVisible();
});

test('a new owner is led to what makes the site his own', async ({ page }) => {
  const list = page.getByRole('region', { name: 'Setup' });
  await expect(list.getByRole('listitem')).toHaveCount(15);
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Add a project' }).click();
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
});

test('the samples go only after a question, and stay when he cancels', async ({ page }) => {
  await page.getByRole('button', { name: 'Remove samples' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Sample Projects' });
  await expect(question).toContainText(/\d sample projects? will be deleted/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove samples' })).toBeFocused();
});

test('what he ticks by hand is kept for every browser, until he takes it back', async ({
  page,
  otherPage,
}) => {
  const done = page.getByText(/\d+ of 15 done/);
  const before = await done.innerText();
  await page.getByRole('button', { name: 'I have a backup: A backup' }).click();
  await expect(done).not.toHaveText(before);
  const after = await done.innerText();

  await visit(otherPage, '/dashboard');
  await signIn(otherPage, OWNER);
  await expect(otherPage.getByText(after, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Take back: A backup' }).click();
  await expect(done).toHaveText(before);
});

test('hidden by keyboard, it stays hidden until it is asked for', async ({ page }) => {
  const hide = page.getByRole('button', { name: 'Hide the setup list' });
  const show = page.getByRole('button', { name: 'Show the setup list' });
  await hide.focus();
  const dismissed = responseTo(page, 'DismissSetup');
  await page.keyboard.press('Enter');
  expect((await dismissed).status()).toBe(200);
  await expect(show).toBeVisible();
  await page.reload();
  await expect(show).toBeVisible();
  await expect(hide).toHaveCount(0);
  await expectAccessible(page);
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(hide).toBeVisible();
});
