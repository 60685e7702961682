import { jpegWithGps } from './photos';
import { aProject, fillProject, pickImages } from './project-form';
import { expect, signIn, test, toast, visit } from './test';

test('the owner deletes a project and it is gone from the site', async ({ page, member }) => {
  const project = aProject(`Short-lived ${Date.now()}`);
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, member);
  await pickImages(page, [await jpegWithGps('pier.jpg', '#4f7f8f')]);
  await fillProject(page, project);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'My Projects' }).click();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await card.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Project' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this project? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);

  await visit(page, '/');
  await expect(page.getByText(project.title)).toHaveCount(0);
});
