import type { Page } from '@playwright/test';
import { tinyJpeg, tinyPng } from '../harness/photos';
import {
  aProject,
  countUploads,
  fillProject,
  openAddForm,
  pickImages,
  imageNames,
  thumbnails,
  uploaded,
} from '../harness/project-form';
import { expect, signIn, test, toast } from '../harness/test';

test.beforeEach(({ page, member }) => openAddForm(page, member));

test('a half-filled form survives a reload, pictures too', async ({ page }) => {
  const project = aProject(`Unfinished ${Date.now()}`);
  await pickImages(page, [await tinyJpeg('ferry.jpg')]);
  await fillProject(page, project);
  await expect(uploaded(page)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('What you had not saved is back.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(project.title);
  await expect(page.getByLabel('Platform')).toHaveValue(project.platform);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveText(
    project.technologies,
  );
  expect(await imageNames(page)).toEqual(['ferry.jpg']);
  await expect(thumbnails(page).first()).toHaveAccessibleName(/MB$/);

  const uploads = countUploads(page);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible();
  expect(uploads()).toBe(0);
});

test('a picture that had not arrived is asked for again, by its name, until starting over', async ({
  page,
}) => {
  await page.route('**/api/portfolio/images', () => {});
  await pickImages(page, [await tinyJpeg('ferry.jpg')]);
  await page.getByLabel('Title').fill('Unfinished');

  await page.reload();
  await expect(page.getByText('Please choose these images again: ferry.jpg.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Unfinished');

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('What you had not saved is back.')).toHaveCount(0);
});

test.describe('after the server has swept its picture', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('a draft says so and asks for it again', async ({ page }) => {
    await pickImages(page, [await tinyJpeg('ferry.jpg')]);
    await expect(uploaded(page)).toHaveCount(1);
    await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(
      page.getByText(
        'The server does not have all of your images. Please choose these images again: ferry.jpg.',
      ),
    ).toBeVisible();
    expect(await imageNames(page)).toEqual([]);

    await pickImages(page, [await tinyJpeg('ferry.jpg')]);
    await expect(uploaded(page)).toHaveCount(1);
    await expect(page.getByText('Please choose these images again')).toHaveCount(0);
  });
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await page.getByLabel('Title').fill('Unfinished');
  await page.getByRole('link', { name: 'My Projects' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard/add-portfolio');

  await page.getByRole('link', { name: 'My Projects' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/my-projects');
});

test('going back with unsaved changes asks first', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  const goBack = () => page.evaluate(() => history.back());
  await page.getByRole('link', { name: 'My Projects' }).click();
  // Until it is there, the form of before is shown, which goes with it.
  await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Project' }).click();
  await page.getByLabel('Title').fill('Unfinished');
  await goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard/add-portfolio');
  await expect(page.getByLabel('Title')).toHaveValue('Unfinished');

  await goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/my-projects');
  await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();

  await page.goForward();
  await expect(page.getByLabel('Title')).toHaveValue('Unfinished');
});

test('going back closes the dialog of a project, and forward opens nothing', async ({ page }) => {
  await page.getByRole('link', { name: 'My Projects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  const edit = page.getByRole('button', { name: 'Edit Project' }).first();
  await edit.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await edit.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/my-projects');
  await expect(edit).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  await page.goForward();
  await expect(edit).toBeEnabled();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await edit.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/add-portfolio');
});

test('going back from a changed project asks first', async ({ page }) => {
  await page.getByRole('link', { name: 'My Projects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  const title = dialog.getByLabel('Title');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await page.getByRole('button', { name: 'Edit Project' }).first().click();
  const stored = await title.inputValue();
  await title.fill('Unfinished');
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Unfinished');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard/my-projects');
  await page.getByRole('button', { name: 'Edit Project' }).first().click();
  await expect(title).toHaveValue(stored);
});

test('a draft is its account’s: another one never sees it, logging out keeps it', async ({
  page,
  member,
  otherMember,
}) => {
  await page.getByLabel('Title').fill('Private');
  await pickImages(page, [await tinyPng('private.png')]);
  await expect(uploaded(page)).toHaveCount(1);
  await logOut(page);
  await signIn(page, otherMember);
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await imageNames(page)).toEqual([]);

  await logOut(page);
  await signIn(page, member);
  await expect(page.getByLabel('Title')).toHaveValue('Private');
  expect(await imageNames(page)).toEqual(['private.png']);
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}
