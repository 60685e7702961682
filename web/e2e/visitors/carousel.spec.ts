import type { Locator, Page } from '@playwright/test';
import { answerGallery, openGallery, withThreePictures } from '../harness/gallery';
import { expect, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openCarousel(page: Page) {
  await answerGallery(page, withThreePictures);
  await visit(page, '/about');
  await openGallery(page);
  const carousel = page
    .getByRole('article')
    .first()
    .getByRole('group', { name: /^Pictures of/ });
  return { carousel, counter: carousel.getByText(/^\d \/ \d$/) };
}

test('the arrows go round in both directions', async ({ page }) => {
  const { carousel, counter } = await openCarousel(page);
  await expect(counter).toHaveText('1 / 3');
  expect((await carousel.boundingBox())?.height).toBe(200);

  await carousel.getByRole('button', { name: 'Previous image' }).click();
  await expect(counter).toHaveText('3 / 3');
  for (const shown of ['1 / 3', '2 / 3', '3 / 3', '1 / 3']) {
    await carousel.getByRole('button', { name: 'Next image' }).click();
    await expect(counter).toHaveText(shown);
  }
  await expect(carousel.getByText('Swipe to navigate')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe of more than 50 px shows another picture, round in both directions', async ({ page }) => {
    const { carousel, counter } = await openCarousel(page);
    await expect(carousel.getByText('Swipe to navigate')).toBeVisible();

    // Had 50 px counted, the next swipe would have gone one picture further.
    await swipe(page, carousel, { x: -50 });
    await swipe(page, carousel, { x: -51 });
    await expect(counter).toHaveText('2 / 3');
    await swipe(page, carousel, { x: 50 });
    await swipe(page, carousel, { x: 51 });
    await expect(counter).toHaveText('1 / 3');
    await swipe(page, carousel, { x: 51 });
    await expect(counter).toHaveText('3 / 3');
    await swipe(page, carousel, { x: -51 });
    await expect(counter).toHaveText('1 / 3');
  });

  test('a swipe that is mostly upright scrolls the page', async ({ page }) => {
    const { carousel, counter } = await openCarousel(page);
    await carousel.scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => scrollY);
    await swipe(page, carousel, { x: -60, y: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(start);
    await expect(counter).toHaveText(/^1 /);
  });
});

async function swipe(page: Page, carousel: Locator, { x, y = 0 }: { x: number; y?: number }) {
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not on the screen.');
  const start = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + 130) };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', start);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', { x: start.x + x * share, y: start.y + y * share });
  }
  await send('touchEnd');
}
