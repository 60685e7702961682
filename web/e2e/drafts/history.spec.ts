import { expectAccessible } from '../harness/expect-accessible';
import { tinyJpeg } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject, updateProject } from '../harness/projects';
import { test as base, expect, signIn, toast, visit } from '../harness/test';

type Twice = { title: string; address: string };

const test = base.extend<{ edited: Twice }>({
  edited: async ({ page, request, member, otherMember }, use) => {
    const title = `Salt Pans ${Date.now()}`;
    const id = await createProject(
      request,
      member,
      { ...aProject(title), description: 'Counts the pans by hand.' },
      [await tinyJpeg('pans.jpg')],
    );
    await updateProject(request, member, id, { description: 'Counts the pans from a kite.' });
    await updateProject(request, otherMember, id, { description: 'Counts the pans from space.' });
    await visit(page, '/dashboard/my-projects');
    await signIn(page, member);
    await use({ title, address: `/portfolio/${title.toLowerCase().replaceAll(' ', '-')}` });
  },
});

test.use({ expectedErrors: /status of 404/ });

test('an earlier version is seen beside today’s, comes back as a draft, and is public when it is published', async ({
  page,
  edited: { title, address },
}) => {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('link');
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText('Published by Tanvir Alam');
  await expect(versions.first()).toContainText('Description');
  await expect(versions.last()).toContainText('Created by Nadia Rahman');
  await versions.last().click();

  const description = page.getByRole('region', { name: 'Description' });
  const then = description.getByText('Counts the pans by hand.');
  const now = description.getByText('Counts the pans from space.');
  const [left, right] = [await then.boundingBox(), await now.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images).toBeHidden();
  await page.getByText(/fields are the same$/).click();
  await expect(images.getByRole('img')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(toast(page, 'Restored as a draft.')).toBeVisible();
  await expect(now).toHaveCount(0);
  expect(await (await page.request.get(address)).text()).toContain('Counts the pans from space.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'It is as it was before')).toBeVisible();
  await expect(now).toBeVisible();

  await page.getByRole('button', { name: 'Restore as draft' }).click();
  await expect(now).toHaveCount(0);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page).toHaveURL(/\/dashboard\/history\?project=.+&version=.+/);
  await expect(versions.first()).toContainText('Restored by Nadia Rahman');

  await page.getByRole('main').getByRole('link', { name: 'My Projects' }).last().click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Modified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publish changes' }).click();
  await expect(toast(page, `${title} is public now`)).toBeVisible();
  await card.getByRole('link', { name: 'View page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Counts the pans by hand.').first()).toBeVisible();
  expect(await (await page.request.get(address)).text()).toContain('Counts the pans by hand.');
});

test('what is deleted for good is asked for first, and is gone with its page', async ({
  page,
  edited: { title, address },
}) => {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  const remove = page.getByRole('button', { name: `Delete for good: ${title}` });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete for Good' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText(`${title} will be gone for ever`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();

  await remove.click();
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, `${title} is deleted for good`)).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Recently deleted' })).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
