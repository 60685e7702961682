import { expectAccessible } from '../harness/expect-accessible';
import { largeJpegOnItsSide } from '../harness/photos';
import { openAddForm, pickImages, imageNames, thumbnails, uploaded } from '../harness/project-form';
import { expect, test, toast } from '../harness/test';

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a picture that is too large is refused and offered as a smaller copy, upright', async ({
      page,
      member,
    }) => {
      test.slow();
      await openAddForm(page, member);
      await pickImages(page, [await largeJpegOnItsSide('phone.jpg')]);
      await expect(toast(page, 'phone.jpg is too large (max 2MB)')).toBeVisible();
      expect(await imageNames(page)).toEqual([]);
      await expect(page.getByText(/^phone\.jpg has \d\.\d\d MB\.$/)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Add a smaller copy of phone.jpg' }).press('Enter');
      await expect(toast(page, '1 image(s) added successfully')).toBeVisible({ timeout: 20_000 });
      await expect(
        page.getByText(/^phone\.jpg: \d\.\d\d MB, added as a copy of [01]\.\d\d MB\.$/),
      ).toBeVisible();
      await expect(thumbnails(page).first()).toHaveAccessibleName(/^Main: phone\.webp, [01]\.\d\d MB$/);
      const size = await page
        .getByRole('group', { name: 'Images' })
        .locator('img')
        .first()
        .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);
      expect(size).toBeCloseTo(3 / 4, 1);
      await expect(uploaded(page)).toHaveCount(1, { timeout: 20_000 });
    });
  });
}

test('a file that no copy can be made of says so', async ({ page, member }) => {
  await openAddForm(page, member);
  const buffer = Buffer.alloc(2 * 1024 * 1024 + 1);
  await pickImages(page, [{ name: 'broken.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('button', { name: 'Add a smaller copy of broken.jpg' }).click();
  const result = 'No smaller copy of broken.jpg could be made.';
  await expect(toast(page, result)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Images' }).getByText(result)).toBeVisible();
  expect(await imageNames(page)).toEqual([]);
});
