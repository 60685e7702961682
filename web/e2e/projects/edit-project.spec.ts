import { expect, test, toast } from '../harness/test';
import { tinyJpeg } from '../harness/photos';
import { aProject, moveByKeyboard, openEditor, pickImages, imageNames } from '../harness/project-form';
import { createProject } from '../harness/projects';

test('stored and new pictures are put in one order, which is the same everywhere', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const project = aProject(`Harbour Map ${Date.now()}`);
  await createProject(request, member, project, [await tinyJpeg('first.jpg'), await tinyJpeg('second.jpg')]);

  const dialog = await openEditor(page, member, project.title);
  await expect(dialog.getByLabel('Title')).toHaveValue(project.title);
  const [first = '', second = ''] = await imageNames(page);
  await pickImages(page, [await tinyJpeg('new.jpg')]);
  await moveByKeyboard(page, 'new.jpg', -1);
  expect(await imageNames(page)).toEqual([first, 'new.jpg', second]);

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
  await expect.poll(() => imageNames(page)).toEqual([expect.stringMatching(/^new/), second]);
});

test('the browser asks for what a project requires', async ({ page, member, request }) => {
  const project = aProject(`Tide Table ${Date.now()}`);
  await createProject(request, member, project, [await tinyJpeg('one.jpg')]);
  const dialog = await openEditor(page, member, project.title);
  const update = dialog.getByRole('button', { name: 'Update Project' });
  for (const label of ['Title', 'Description', 'GitHub link', 'Live preview link']) {
    const field = dialog.getByLabel(label, { exact: true });
    await field.fill('');
    await update.click();
    await expect(field).toBeFocused();
    expect(await field.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
    await expect(dialog.getByText(`${label} is required`)).toHaveCount(0);
    await field.fill('https://tides.example.com');
  }

  await dialog.getByLabel('Title').fill(' ');
  await update.click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
});

test('closing with unsaved changes asks first', async ({ page, member, request }) => {
  const project = aProject(`Night Bus ${Date.now()}`);
  await createProject(request, member, project, [await tinyJpeg('one.jpg')]);
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
