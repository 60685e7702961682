import type { Locator } from '@playwright/test';
import { jpegWithGps } from '../harness/photos';
import { aProject, clickEdit, openEditor, type ProjectText } from '../harness/project-form';
import { createProject, readProject, updateProject } from '../harness/projects';
import { test as base, expect, toast, visit } from '../harness/test';

const test = base.extend<{ stored: { documentId: string; project: ProjectText } }>({
  stored: async ({ request, member }, use) => {
    const project = aProject(`Tide Table ${Date.now()}`);
    const photo = await jpegWithGps('one.jpg', '#7a4fa3');
    await use({ documentId: await createProject(request, member, project, [photo]), project });
  },
});

test.use({ expectedErrors: /status of 409/ });

function conflictIn(dialog: Locator) {
  return dialog.getByRole('alert').filter({
    hasText: 'This project was changed elsewhere. Reload to see the latest version.',
  });
}

const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update Project' }).click();

test('of two browsers the second one is told, keeps its text and saves after reloading', async ({
  page,
  member,
  otherPage,
  request,
  stored: { documentId, project },
}) => {
  const dialog = await openEditor(page, member, project.title);
  const otherDialog = await openEditor(otherPage, member, project.title);
  await dialog.getByLabel('Title').fill(`${project.title}, mine`);
  await otherDialog.getByLabel('Title').fill(`${project.title}, theirs`);
  await otherDialog.getByLabel('Description').fill('Rewritten in the other browser.');
  await update(otherDialog);
  await expect(toast(otherPage, 'Project updated successfully!')).toBeVisible();

  await update(dialog);
  await expect(conflictIn(dialog)).toBeVisible();
  expect(await readProject(request, documentId)).toMatchObject({ title: `${project.title}, theirs` });

  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('Rewritten in the other browser.');
  await expect(dialog.getByLabel('Title')).toHaveValue(`${project.title}, mine`);
  await expect(conflictIn(dialog)).toBeHidden();

  await update(dialog);
  await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  expect(await readProject(request, documentId)).toMatchObject({
    title: `${project.title}, mine`,
    description: 'Rewritten in the other browser.',
  });
});

test.describe('a draft of an older version', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page, member, request, stored: { documentId, project } }) => {
    dialog = await openEditor(page, member, project.title);
    await dialog.getByLabel('Title').fill(`${project.title}, mine`);
    await dialog.getByLabel('Description').fill('Mine.');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await updateProject(request, member, documentId, { description: 'Rewritten by somebody else.' });
    await visit(page, '/dashboard/my-projects');
    dialog = await clickEdit(page, project.title);
    await expect(dialog.getByText('What you had not saved is back.')).toBeVisible();
  });

  test('is a conflict, however it is saved, until the newer one is loaded', async ({
    page,
    request,
    stored: { documentId, project },
  }) => {
    await expect(conflictIn(dialog)).toBeVisible();
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine.');
    await update(dialog);
    await expect(
      toast(page, 'This project was changed elsewhere. Reload to see the latest version.'),
    ).toBeVisible();
    expect(await readProject(request, documentId)).toMatchObject({
      title: project.title,
      description: 'Rewritten by somebody else.',
    });

    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(conflictIn(dialog)).toBeHidden();
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine.');
    await update(dialog);
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();
    expect(await readProject(request, documentId)).toMatchObject({
      title: `${project.title}, mine`,
      description: 'Mine.',
    });
  });

  test('is no conflict any more when it is given up', async ({ page, stored: { project } }) => {
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(conflictIn(dialog)).toBeHidden();
    await expect(dialog.getByLabel('Description')).toHaveValue('Rewritten by somebody else.');
    await dialog.getByLabel('Title').fill(`${project.title}, again`);
    await update(dialog);
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  });
});
