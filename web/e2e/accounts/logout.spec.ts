import type { Page } from '@playwright/test';
import { gate } from '../harness/gate';
import { answerTo } from '../harness/graphql';
import { expect, signIn, test, toast, visit } from '../harness/test';

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** The browser's database, where Firebase keeps the account, deletes nothing any more. */
async function refuseToForget(page: Page) {
  const remove = await page.evaluateHandle(() => {
    const { delete: remove } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.delete = () => {
      throw new Error('Refused');
    };
    return remove;
  });
  return {
    forget: () => remove.evaluate((remove) => void (IDBObjectStore.prototype.delete = remove)),
  };
}

const inboxCount = (page: Page) => page.getByText(/^(\d+ messages?, \d+ unread|No messages yet)/);

test('logging out in one tab ends the others and leaves the next account nothing', async ({
  page,
  context,
  member,
  otherMember,
}) => {
  await visit(page, '/dashboard/messages');
  await signIn(page, member);
  await expect(inboxCount(page)).toBeVisible();
  await page.getByRole('link', { name: 'Add New Project' }).click();
  await page.getByLabel('Title').fill('Private');

  const otherTab = await context.newPage();
  await visit(otherTab, '/');
  await logOut(otherTab);
  await expect(toast(otherTab, 'Logged out successfully!')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await signIn(page, otherMember);
  await expect(page).toHaveURL('/dashboard/add-portfolio');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await answerTo(page, 'Messages', () => gate().opened);
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByText('Loading messages...')).toBeVisible();
  await expect(inboxCount(page)).toHaveCount(0);
});

test.describe('when the browser refuses', () => {
  test.use({ expectedErrors: /Refused/ });

  test('a failed logout is said, and works the next time', async ({ page, member }) => {
    await visit(page, '/login');
    await signIn(page, member);
    await expect(page).toHaveURL('/');
    const accounts = await refuseToForget(page);
    await logOut(page);
    await expect(toast(page, 'Error logging out')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

    await accounts.forget();
    await logOut(page);
    await expect(toast(page, 'Logged out successfully!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await visit(page, '/dashboard');
    await expect(page).toHaveURL('/login');
  });
});
