import { tinyJpeg, type Photo } from '../harness/photos';
import { openAddForm, pickImages, imageNames } from '../harness/project-form';
import { expect, test, toast } from '../harness/test';

test.beforeEach(({ page, member }) => openAddForm(page, member));

test('wrong files are named one by one and the good ones stay', async ({ page }) => {
  const notes: Photo = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  const phone: Photo = {
    name: 'phone.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  };
  await pickImages(page, [notes, phone, await tinyJpeg('quay.jpg')]);

  await expect(toast(page, 'notes.pdf is not a valid image type')).toBeVisible();
  await expect(toast(page, 'phone.jpg is too large (max 2MB)')).toBeVisible();
  await expect(toast(page, '1 image(s) added successfully')).toBeVisible();
  expect(await imageNames(page)).toEqual(['quay.jpg']);
});

test('a sixth picture is refused', async ({ page }) => {
  const photo = await tinyJpeg('quay.jpg');
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({ ...photo, name: `quay-${number}.jpg` }));
  await pickImages(page, six);
  await expect(toast(page, 'Maximum 5 images allowed')).toBeVisible();
  expect(await imageNames(page)).toHaveLength(5);
  await expect(page.getByText('Remove one to add another.')).toBeVisible();
  await expect(page.getByText('Add more images')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove quay-5.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Add more images')).toBeVisible();
});

test('a picture is removed after asking', async ({ page }) => {
  await pickImages(page, [await tinyJpeg('quay.jpg')]);
  await page.getByRole('button', { name: 'Remove quay.jpg' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Image' });
  await expect(dialog).toContainText('Are you sure you want to delete this image?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Image removed from selection')).toBeVisible();
  expect(await imageNames(page)).toEqual([]);
});

test('an empty form names every missing field and focuses the first', async ({ page }) => {
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  for (const text of [
    'Please upload at least one image',
    'Title is required',
    'Platform is required',
    'Description is required',
    'GitHub link is required',
    'Live preview link is required',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Choose images')).toBeFocused();
});
