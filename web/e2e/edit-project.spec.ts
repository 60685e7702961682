import type { Page } from '@playwright/test';
import { expect, signIn, test, toast, visit, type Account } from './test';
import { jpegWithGps } from './photos';
import { aProject, moveByKeyboard, pickImages, stripNames } from './project-form';
import { changeDescription, createProject } from './projects';

async function openEditor(page: Page, member: Account, title: string) {
  await visit(page, '/dashboard/my-projects');
  await signIn(page, member);
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: 'Edit Project' })
    .click();
  return page.getByRole('dialog', { name: 'Edit Project' });
}

test('stored and new pictures are put in one order, which is the same everywhere', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const project = aProject(`Harbour Map ${Date.now()}`);
  await createProject(request, member, project, [
    await jpegWithGps('first.jpg', '#b0413e'),
    await jpegWithGps('second.jpg', '#2f7f5f'),
  ]);

  const dialog = await openEditor(page, member, project.title);
  await expect(dialog.getByLabel('Title')).toHaveValue(project.title);
  const [first = '', second = ''] = await stripNames(page);
  await pickImages(page, [await jpegWithGps('new.jpg', '#3f5fa8')]);
  await moveByKeyboard(page, 'new.jpg', -1);
  expect(await stripNames(page)).toEqual([first, 'new.jpg', second]);

  await dialog.getByRole('button', { name: `Remove ${first}` }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete Image' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(toast(page, 'Image deleted successfully!')).toBeVisible();

  await dialog.getByLabel('Title').fill(`${project.title}, revised`);
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(page, 'Project updated successfully!')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: `${project.title}, revised` });
  const src = await card.getByRole('img', { name: /\w/ }).getAttribute('src');
  expect(src).toContain('new');
  const [stored] = (await (await request.get('/api/portfolio')).json()) as { images: string[] }[];
  expect(stored?.images[0]).toBe(src);
  expect(stored?.images).toHaveLength(2);

  await card.getByRole('button', { name: 'Edit Project' }).click();
  expect(await stripNames(page)).toEqual([expect.stringMatching(/^new/), second]);
});

test.describe('when somebody else was faster', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the editor is told, keeps the text and can save after reloading', async ({
    page,
    member,
    request,
  }) => {
    const project = aProject(`Tide Table ${Date.now()}`);
    const documentId = await createProject(request, member, project, [
      await jpegWithGps('one.jpg', '#7a4fa3'),
    ]);
    const dialog = await openEditor(page, member, project.title);
    await dialog.getByLabel('Title').fill(`${project.title}, mine`);

    await changeDescription(request, member, documentId, 'Rewritten by somebody else.');
    await dialog.getByRole('button', { name: 'Update Project' }).click();
    const conflict = dialog.getByRole('alert');
    await expect(conflict).toContainText(
      'This project was changed elsewhere. Reload to see the latest version.',
    );

    await conflict.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog.getByLabel('Description')).toHaveValue('Rewritten by somebody else.');
    await expect(dialog.getByLabel('Title')).toHaveValue(`${project.title}, mine`);

    await dialog.getByRole('button', { name: 'Update Project' }).click();
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  });
});

test('closing with unsaved changes asks first', async ({ page, member, request }) => {
  const project = aProject(`Night Bus ${Date.now()}`);
  await createProject(request, member, project, [await jpegWithGps('one.jpg', '#7a4fa3')]);
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Title').fill('Something else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Something else');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: project.title })).toBeVisible();
});
