import type { Page } from '@playwright/test';
import { tinyJpeg } from '../harness/photos';
import { openAddForm, pickImages, imageNames, thumbnails } from '../harness/project-form';
import { expect, test } from '../harness/test';

test.use({ hasTouch: true });

test.beforeEach(async ({ page, member }) => {
  await openAddForm(page, member);
  const photo = await tinyJpeg('a.jpg');
  await pickImages(
    page,
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ ...photo, name })),
  );
  await expect(thumbnails(page)).toHaveCount(3);
});

test('pictures are put in order with the mouse', async ({ page }) => {
  const [from, to] = [await centre(page, 2), await centre(page, 0)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => imageNames(page)).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
});

test('pictures are put in order by touch', async ({ page }) => {
  const [from, to] = [await centre(page, 0), await centre(page, 1)];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });

  await touch('touchStart', from.x);
  await expect(page.getByText('Holding a.jpg at position 1 of 3.')).toBeAttached();
  for (let step = 1; step <= 10; step++) await touch('touchMove', from.x + ((to.x - from.x) * step) / 10);
  await expect(page.getByText('Holding a.jpg at position 2 of 3.')).toBeAttached();
  await touch('touchEnd');
  await expect.poll(() => imageNames(page)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

test('sizes show on hover and on focus', async ({ page }) => {
  const size = page.getByRole('listitem').first().getByText(/ MB$/);
  await expect(thumbnails(page).first()).toHaveAccessibleName(/^Main: a\.jpg, \d\.\d\d MB$/);
  await thumbnails(page).first().focus();
  await expect(size).toHaveCSS('opacity', '1');
});

async function centre(page: Page, index: number) {
  const box = await thumbnails(page).nth(index).boundingBox();
  if (!box) throw new Error(`There is no picture ${index}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
