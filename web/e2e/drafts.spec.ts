import { jpegWithGps } from './photos';
import { aProject, fillProject, pickImages } from './project-form';
import { expect, signIn, test, visit } from './test';

test.beforeEach(async ({ page, member }) => {
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
});

test('a half-filled form survives a reload and asks for its pictures by name', async ({ page }) => {
  const project = aProject('Unfinished');
  await pickImages(page, [await jpegWithGps('ferry.jpg', '#4f7f8f')]);
  await fillProject(page, project);

  await page.reload();
  await expect(page.getByText('Please choose these images again: ferry.jpg.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(project.title);
  await expect(page.getByLabel('Platform')).toHaveValue(project.platform);
  await expect(page.getByRole('list', { name: 'Chosen' }).getByRole('listitem')).toHaveText(
    project.technologies,
  );

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('What you had not saved is back.')).toHaveCount(0);
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

test('going back from a changed project asks first and keeps its text', async ({ page }) => {
  await page.getByRole('link', { name: 'My Projects' }).click();
  const edit = page.getByRole('button', { name: 'Edit Project' }).first();
  const title = page.getByRole('dialog', { name: 'Edit Project' }).getByLabel('Title');
  await edit.click();
  await title.fill('Unfinished');
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/add-portfolio');

  await page.goForward();
  await edit.click();
  await expect(title).toHaveValue('Unfinished');
});

test('what was typed is gone after logging out', async ({ page, member }) => {
  await page.getByLabel('Title').fill('Private');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, member);
  await expect(page.getByLabel('Title')).toHaveValue('');
});
