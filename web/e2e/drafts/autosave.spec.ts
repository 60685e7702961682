import { expectAccessible } from '../harness/expect-accessible';
import { tinyJpeg } from '../harness/photos';
import {
  aProject,
  clickEdit,
  imageNames,
  openAddForm,
  openEditor,
  pickImages,
  type ProjectText,
} from '../harness/project-form';
import { createProject, readProject } from '../harness/projects';
import { test as base, expect, toast, visit } from '../harness/test';

const test = base.extend<{ stored: { documentId: string; project: ProjectText } }>({
  stored: async ({ request, member }, use) => {
    const project = aProject(`Harbour Log ${Date.now()}`);
    const photo = await tinyJpeg('one.jpg');
    await use({ documentId: await createProject(request, member, project, [photo]), project });
  },
});

const SAVED = /^Saved as draft at \d\d:\d\d$/;

test('the other device goes on where this one stopped, and nothing is public until it is published', async ({
  page,
  otherPage,
  member,
  request,
  stored: { documentId, project },
}) => {
  test.slow();
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Description').fill('Begun on the train.');
  await pickImages(page, [await tinyJpeg('two.jpg')]);
  await expect(dialog.getByRole('status').filter({ hasText: SAVED })).toBeAttached();
  await expect(dialog.getByRole('button', { name: '#2: two.jpg', exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await readProject(request, documentId)).toMatchObject({ description: project.description });

  const otherDialog = await openEditor(otherPage, member, project.title);
  await expect(otherDialog.getByLabel('Description')).toHaveValue('Begun on the train.');
  await expect(otherDialog.getByText(/^Changes since .* are not public yet\.$/)).toBeVisible();
  expect(await imageNames(otherPage)).toHaveLength(2);
  await otherDialog.getByLabel('Title').fill(`${project.title}, finished`);
  await otherDialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(otherPage, 'Project updated successfully!')).toBeVisible();
  expect(await readProject(request, documentId)).toMatchObject({
    title: `${project.title}, finished`,
    description: 'Begun on the train.',
  });
});

test.describe('the save that comes second', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('is put together with the first when both wrote in different fields', async ({
    page,
    otherPage,
    member,
    stored: { project },
  }) => {
    test.slow();
    const dialog = await openEditor(page, member, project.title);
    const otherDialog = await openEditor(otherPage, member, project.title);
    await dialog.getByLabel('Description').fill('Written here.');
    await expect(dialog.getByRole('status').filter({ hasText: SAVED })).toBeAttached();
    await otherDialog.getByLabel('GitHub link').fill('https://github.com/example/there');
    await expect(otherDialog.getByLabel('Description')).toHaveValue('Written here.');
    await expect(otherDialog.getByText(/brought up to date here: Description\.$/)).toBeVisible();
    await expect(otherDialog.getByRole('status').filter({ hasText: SAVED })).toBeAttached();
    await expect(otherDialog.getByLabel('GitHub link')).toHaveValue('https://github.com/example/there');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('it says so, keeps what is typed, and saves once there is one', async ({
    page,
    context,
    member,
    stored: { project },
  }) => {
    const dialog = await openEditor(page, member, project.title);
    await expect(dialog.getByRole('link', { name: 'Open preview' })).toBeVisible();
    await context.setOffline(true);
    await dialog.getByLabel('Description').fill('Written in a tunnel.');
    await expect(dialog.getByRole('status').filter({ hasText: 'Not saved: no connection' })).toBeAttached();
    await context.setOffline(false);
    await expect(dialog.getByRole('status').filter({ hasText: SAVED })).toBeAttached();
  });
});

test('a reload in the middle of a word loses nothing', async ({ page, member, stored: { project } }) => {
  const dialog = await openEditor(page, member, project.title);
  await dialog.getByLabel('Description').fill('Half a sen');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  const again = await clickEdit(page, project.title);
  await expect(again.getByLabel('Description')).toHaveValue('Half a sen');
  await expect(again.getByRole('alert')).toHaveCount(0);
});

test('a new project can be kept as a draft with nothing but a title', async ({ page, member, request }) => {
  const title = `Sketch ${Date.now()}`;
  await openAddForm(page, member);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();

  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Saved as a draft')).toBeVisible();
  await expect(page.getByText(`${title} is a draft: visitors do not see it yet.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open preview' })).toHaveAttribute('href', /^\/preview\//);
  expect(await (await request.get('/api/portfolio')).text()).not.toContain(title);

  await visit(page, '/dashboard/my-projects');
  const dialog = await clickEdit(page, title);
  await expect(dialog.getByText('Visitors do not see this project yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(dialog.getByLabel('Platform')).toBeFocused();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Project deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});
