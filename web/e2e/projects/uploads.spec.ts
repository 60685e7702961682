import { jpegWithGps, tinyJpeg } from '../harness/photos';
import {
  aProject,
  countUploads,
  fillProject,
  openAddForm,
  openEditor,
  pickImages,
  imageNames,
  uploaded,
} from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, test, toast } from '../harness/test';

test.beforeEach(({ page, member }) => openAddForm(page, member));

async function photos(...names: string[]) {
  const photo = await tinyJpeg('any.jpg');
  return names.map((name) => ({ ...photo, name }));
}

test('pictures are sent when they are chosen, two at a time, and saving waits for the rest', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route('**/api/portfolio/images', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await pickImages(page, await photos('a.jpg', 'b.jpg', 'c.jpg'));
  await expect.poll(() => waiting.length).toBe(2);
  await expect(page.getByRole('progressbar', { name: /^Upload of/ })).toHaveCount(3);

  await fillProject(page, aProject(`Early ${Date.now()}`));
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(3);
  await expect(uploaded(page)).toHaveCount(1);

  const uploads = countUploads(page);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Adding Project...' })).toBeDisabled();
  waiting.forEach((goOn) => goOn());
  await expect(toast(page, 'Project added successfully!')).toBeVisible({ timeout: 30_000 });
  expect(uploads()).toBe(0);
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('a picture says so beside it and is sent again by itself; a cancelled one when asked', async ({
    page,
  }) => {
    await page.route('**/api/portfolio/images', (route) => route.abort());
    await pickImages(page, await photos('a.jpg'));
    await expect(page.getByText('Upload failed')).toBeVisible();
    await page.unroute('**/api/portfolio/images');
    await expect(uploaded(page)).toHaveCount(1);

    await page.route('**/api/portfolio/images', () => {});
    await pickImages(page, await photos('b.jpg'));
    await page.getByRole('button', { name: 'Cancel upload of b.jpg' }).click();
    await expect(page.getByText('Not uploaded')).toBeVisible();
    await page.unroute('**/api/portfolio/images');
    await page.getByRole('button', { name: 'Retry upload of b.jpg' }).click();
    await expect(uploaded(page)).toHaveCount(2);
  });
});

test('a removed picture is not sent any more and leaves no draft', async ({ page }) => {
  await page.route('**/api/portfolio/images', () => {});
  await pickImages(page, await photos('a.jpg'));
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Remove a.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect((await ended).url()).toContain('/api/portfolio/images');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
  await expect(page.getByText('What you had not saved is back.')).toHaveCount(0);
});

test('a stored project keeps new pictures and their order over a reload', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const project = aProject(`Harbour ${Date.now()}`);
  await createProject(request, member, project, await photos('stored.jpg'));
  await page.getByRole('link', { name: 'My Projects' }).click();
  const card = page.getByRole('article').filter({ hasText: project.title });
  await card.getByRole('button', { name: 'Edit Project' }).click();
  await pickImages(page, await photos('new.jpg'));
  await expect(uploaded(page)).toHaveCount(1);
  const order = await imageNames(page);

  await page.reload();
  await card.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(dialog.getByText('What you had not saved is back.')).toBeVisible();
  expect(await imageNames(page)).toEqual(order);
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(page, 'Project updated successfully!')).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toBeHidden();
  await expect(card.getByText('1 / 2')).toBeVisible();
});

test('thumbnails are sharp on screens with two pixels for one', async ({
  browser,
  baseURL,
  member,
  request,
}) => {
  const project = aProject(`Sharp ${Date.now()}`);
  await createProject(request, member, project, [await jpegWithGps('stored.jpg', '#4f7f8f')]);
  const context = await browser.newContext({
    baseURL,
    deviceScaleFactor: 2,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const dialog = await openEditor(page, member, project.title);
  const image = dialog.getByRole('group', { name: 'Images' }).locator('img').first();
  await expect
    .poll(() =>
      image.evaluate((one: HTMLImageElement) => one.naturalWidth / one.getBoundingClientRect().width),
    )
    .toBeGreaterThanOrEqual(2);
  await context.close();
});
