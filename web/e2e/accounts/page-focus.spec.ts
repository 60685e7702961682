import { tinyJpeg } from '../harness/photos';
import { aProject, fillProject, openAddForm, pickImages } from '../harness/project-form';
import { createProject, updateProject } from '../harness/projects';
import { expect, signIn, test, toast, visit } from '../harness/test';

test('where what had the focus is gone with its page, the keyboard goes on at the start of the next', async ({
  page,
  member,
}) => {
  const main = page.getByRole('main');
  await openAddForm(page, member);
  await expect(main).toBeFocused();
  await pickImages(page, [await tinyJpeg('quay.jpg')]);
  await fillProject(page, aProject(`Quay ${Date.now()}`));
  await page.getByRole('button', { name: 'Add Project', exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(main).toBeFocused();

  await visit(page, '/about');
  await page.getByRole('button', { name: `Account of ${member.name}` }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Logged out successfully!')).toBeVisible();
  await expect(main).toBeFocused();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
  ).toBeFocused();
});

test('a button has the focus again when it was busy', async ({ page, request, member }) => {
  const title = `Salt Pans ${Date.now()}`;
  const id = await createProject(request, member, aProject(title), [await tinyJpeg('pans.jpg')]);
  await updateProject(request, member, id, { description: 'Counts the pans from a kite.' });
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await page.getByRole('button', { name: `More for ${title}` }).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/history/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('list', { name: 'Versions' }).getByRole('link').last().press('Enter');
  const restore = page.getByRole('button', { name: 'Restore as draft' });
  await restore.press('Enter');
  await expect(toast(page, 'Restored as a draft.')).toBeVisible();
  await expect(restore).toBeFocused();
});
