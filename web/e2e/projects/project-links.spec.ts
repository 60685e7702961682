import { OWNER } from '../harness/accounts';
import { tinyJpeg } from '../harness/photos';
import { aProject, fillProject, openAddForm, openEditor, pickImages } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, test, toast, visit } from '../harness/test';

test('a project without public source and preview shows no dead link', async ({ page, member }) => {
  const project = aProject(`Behind Closed Doors ${Date.now()}`);
  await openAddForm(page, member);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(page.getByText('GitHub link is required')).toBeVisible();

  await pickImages(page, [await tinyJpeg('door.jpg')]);
  await fillProject(page, project);
  await page.getByLabel('GitHub link').fill('nonsense');
  await page.getByLabel('No public source').check();
  await page.getByLabel('No live preview').check();
  await expect(page.getByText(/GitHub link (is required|must be)/)).toHaveCount(0);
  await expect(page.getByLabel('GitHub link')).toBeDisabled();
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(toast(page, 'Project added successfully!')).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(async () => {
    await visit(page, '/portfolio');
    await expect(card).toBeVisible({ timeout: 1000 });
  }, 'pages may be a moment old').toPass();
  await expect(card.getByRole('link', { name: /Source Code|Live Preview/ })).toHaveCount(0);
  const works = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(works.join('')).toContain(project.title);
  expect(works.join('')).not.toMatch(/null/);

  await visit(page, '/dashboard/my-projects');
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: /GitHub|Live Preview/ })).toHaveCount(0);
});

test('what was typed comes back when the tick goes, also after a reload', async ({
  page,
  request,
  member,
}) => {
  const project = aProject(`Open Doors ${Date.now()}`);
  await createProject(request, OWNER, project, [await tinyJpeg('door.jpg')]);
  const dialog = await openEditor(page, member, project.title);
  const link = dialog.getByLabel('GitHub link');
  const tick = dialog.getByLabel('No public source');
  await tick.check();
  await expect(link).toBeDisabled();
  await expect(link).toHaveValue(project.githubLink);
  await page.reload();
  await page
    .getByRole('article')
    .filter({ hasText: project.title })
    .getByRole('button', { name: 'Edit Project' })
    .click();
  await expect(tick).toBeChecked();
  await expect(link).toHaveValue(project.githubLink);
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(link).toBeEnabled();

  await tick.check();
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await expect(card.getByRole('link', { name: 'GitHub' })).toHaveCount(0);
  await expect(card.getByRole('link', { name: 'Live Preview' })).toBeVisible();
});
