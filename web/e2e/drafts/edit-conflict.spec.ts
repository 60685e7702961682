import type { Locator, Page } from '@playwright/test';
import { cutOff } from '../harness/cut-off';
import { expectAccessible } from '../harness/expect-accessible';
import { answerTo, unroute } from '../harness/graphql';
import { tinyJpeg } from '../harness/photos';
import { aProject, clickEdit, openEditor, type ProjectText } from '../harness/project-form';
import { createProject, readProject, updateProject } from '../harness/projects';
import { test as base, expect, toast, visit } from '../harness/test';

const test = base.extend<{ stored: { documentId: string; project: ProjectText } }>({
  stored: async ({ request, member }, use) => {
    const project = aProject(`Tide Table ${Date.now()}`);
    const photo = await tinyJpeg('one.jpg');
    await use({ documentId: await createProject(request, member, project, [photo]), project });
  },
});

test.use({ expectedErrors: /status of 409|ERR_FAILED/ });

const NOT_SAVED = 'Not saved: this project was changed elsewhere';

const conflictIn = (dialog: Locator) =>
  dialog.getByRole('alert').filter({ hasText: 'This project was changed elsewhere.' });

const sideOf = (dialog: Locator, field: string, side: RegExp) =>
  dialog.getByRole('group', { name: field, exact: true }).getByRole('radio', { name: side });

const update = (dialog: Locator) => dialog.getByRole('button', { name: 'Update Project' }).click();

/** Nothing of what is typed reaches the server, as with a bad connection. */
const holdDrafts = (page: Page) => answerTo(page, 'SaveProjectDraft', (route) => route.abort());

test('of two browsers the second one sees both sides and takes either, field by field', async ({
  page,
  member,
  otherPage,
  request,
  stored: { documentId, project },
}) => {
  const dialog = await openEditor(page, member, project.title);
  const otherDialog = await openEditor(otherPage, member, project.title);
  await holdDrafts(page);
  await dialog.getByLabel('Title').fill(`${project.title}, mine`);
  await dialog.getByLabel('Description').fill('Mine.');
  await otherDialog.getByLabel('Title').fill(`${project.title}, theirs`);
  await otherDialog.getByLabel('Description').fill('Theirs.');
  await otherDialog.getByLabel('GitHub link').fill('https://github.com/example/theirs');
  await update(otherDialog);
  await expect(toast(otherPage, 'Project updated successfully!')).toBeVisible();

  await update(dialog);
  await expect(conflictIn(dialog)).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: NOT_SAVED })).toBeAttached();
  await expect(toast(page, 'Choose at the end of the form what is to stay.')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'GitHub link', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  expect(await readProject(request, documentId)).toMatchObject({ title: `${project.title}, theirs` });

  await unroute(page);
  await sideOf(dialog, 'Title', /Mine/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(sideOf(dialog, 'Description', /Theirs/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(conflictIn(dialog)).toBeHidden();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(dialog.getByLabel('Description')).toHaveValue('Theirs.');
  await update(dialog);
  await expect(toast(page, 'Project updated successfully!')).toBeVisible();
  expect(await readProject(request, documentId)).toMatchObject({
    title: `${project.title}, mine`,
    description: 'Theirs.',
    githubLink: 'https://github.com/example/theirs',
  });
});

test('on a phone both sides stand one below the other, and all are taken at once', async ({
  page,
  member,
  request,
  stored: { documentId, project },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Title').fill(`${project.title}, mine`);
  await updateProject(request, member, documentId, { title: `${project.title}, theirs` });
  await update(dialog);
  await expect(conflictIn(dialog)).toBeVisible();
  const boxes = await Promise.all(
    [/Mine/, /Theirs/].map((side) => sideOf(dialog, 'Title', side).boundingBox()),
  );
  expect(boxes[1]?.x).toBe(boxes[0]?.x);
  expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? Infinity);
  expect(await cutOff(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'All theirs' }).click();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(`${project.title}, theirs`);
});

test.describe('a draft of an older version', () => {
  let dialog: Locator;

  test.beforeEach(async ({ page, member, request, stored: { documentId, project } }) => {
    dialog = await openEditor(page, member, project.title);
    await holdDrafts(page);
    await dialog.getByLabel('Description').fill('Mine.');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await updateProject(request, member, documentId, { description: 'Rewritten by somebody else.' });
    await visit(page, '/dashboard/my-projects');
    dialog = await clickEdit(page, project.title);
    await expect(dialog.getByText('What you had not saved is back.')).toBeVisible();
    await unroute(page);
  });

  test('is a conflict, however it is saved, until one side is taken', async ({
    page,
    request,
    stored: { documentId },
  }) => {
    await expect(conflictIn(dialog)).toBeVisible();
    await expect(dialog.getByLabel('Description')).toHaveValue('Mine.');
    await update(dialog);
    await expect(conflictIn(dialog)).toBeVisible();
    expect(await readProject(request, documentId)).toMatchObject({
      description: 'Rewritten by somebody else.',
    });

    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(conflictIn(dialog)).toBeHidden();
    await update(dialog);
    await expect(toast(page, 'Project updated successfully!')).toBeVisible();
    expect(await readProject(request, documentId)).toMatchObject({ description: 'Mine.' });
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
