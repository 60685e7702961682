import { jpegWithGps, type Photo } from './photos';
import { pickImages, stripNames } from './project-form';
import { expect, signIn, test, toast, visit } from './test';

test.beforeEach(async ({ page, member }) => {
  await visit(page, '/dashboard/add-portfolio');
  await signIn(page, member);
  await expect(page.getByRole('heading', { name: 'Add Project' })).toBeVisible();
});

test('wrong files are named one by one and the good ones stay', async ({ page }) => {
  const notes: Photo = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  const phone: Photo = {
    name: 'phone.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  };
  await pickImages(page, [notes, phone, await jpegWithGps('quay.jpg', '#8f6f4f')]);

  await expect(toast(page, 'notes.pdf is not a valid image type')).toBeVisible();
  await expect(toast(page, 'phone.jpg is too large (max 2MB)')).toBeVisible();
  await expect(toast(page, '1 image(s) added successfully')).toBeVisible();
  expect(await stripNames(page)).toEqual(['quay.jpg']);
});

test('a sixth picture is refused', async ({ page }) => {
  const photo = await jpegWithGps('quay.jpg', '#8f6f4f');
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({ ...photo, name: `quay-${number}.jpg` }));
  await pickImages(page, six);
  await expect(toast(page, 'Maximum 5 images allowed')).toBeVisible();
  expect(await stripNames(page)).toHaveLength(5);
});

test('a picture is removed after asking', async ({ page }) => {
  await pickImages(page, [await jpegWithGps('quay.jpg', '#8f6f4f')]);
  await page.getByRole('button', { name: 'Remove quay.jpg' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Image' });
  await expect(dialog).toContainText('Are you sure you want to delete this image?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Image removed from selection')).toBeVisible();
  expect(await stripNames(page)).toEqual([]);
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

test.describe('when the server refuses a file that only looks like a picture', () => {
  // The trace recorder would fetch the broken preview, which the content security policy forbids.
  test.use({ expectedErrors: [/status of 400/], trace: 'off' });

  test('its reason is shown and nothing is lost', async ({ page }) => {
    const fake: Photo = {
      name: 'fake.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    };
    await pickImages(page, [fake]);
    await page.getByLabel('Title').fill('Kept');
    await page.getByLabel('Platform').selectOption('Other');
    await page.getByLabel('Description').fill('Kept');
    await page.getByLabel('GitHub link').fill('https://github.com/example/kept');
    await page.getByLabel('Live preview link').fill('https://kept.example.com');
    await page.getByRole('button', { name: 'Add Project', exact: true }).click();
    await expect(toast(page, 'fake.png is not a valid image type')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry upload of fake.png' })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Kept');
  });
});
