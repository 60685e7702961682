import type { Page } from '@playwright/test';
import { answerGallery, changeAnswer, openGallery } from '../harness/gallery';
import { expect, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE_COUNT = 12;

const pagination = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });
const step = (page: Page, name: string) => pagination(page).getByRole('link', { name, exact: true });
const numbers = (page: Page) => pagination(page).getByRole('link', { name: /^Page \d+$/ });

async function expectPage(page: Page, { current, shown }: { current: number; shown: number[] }) {
  await expect(pagination(page).locator('[aria-current=page]')).toHaveText(String(current));
  await expect(numbers(page)).toHaveText(shown.map(String));
  for (const [name, isAtEnd] of [
    ['First page', current === 1],
    ['Previous page', current === 1],
    ['Next page', current === PAGE_COUNT],
    ['Last page', current === PAGE_COUNT],
  ] as const) {
    if (isAtEnd) await expect(step(page, name), name).toBeDisabled();
    else await expect(step(page, name), name).toBeEnabled();
  }
}

test('at most five numbers are shown, with the current one in their middle where possible', async ({
  page,
}) => {
  await answerGallery(page, (route) =>
    changeAnswer(route, (connection) => Object.assign(connection.pageInfo, { pageCount: PAGE_COUNT })),
  );
  await visit(page, '/about');
  await openGallery(page);
  await expectPage(page, { current: 1, shown: [1, 2, 3, 4, 5] });
  await step(page, 'Next page').click();
  await expectPage(page, { current: 2, shown: [1, 2, 3, 4, 5] });
  await step(page, 'Page 5').click();
  await expectPage(page, { current: 5, shown: [3, 4, 5, 6, 7] });
  await expect(page).toHaveURL('/portfolio?page=5');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height });
  await step(page, 'Page 5').scrollIntoViewIfNeeded();
  for (const name of ['First page', 'Page 5', 'Last page']) {
    await expect(step(page, name)).toBeInViewport({ ratio: 0.98 });
  }
  await page.setViewportSize({ width, height });
  await step(page, 'Last page').click();
  await expectPage(page, { current: 12, shown: [8, 9, 10, 11, 12] });
  await step(page, 'Previous page').click();
  await expectPage(page, { current: 11, shown: [8, 9, 10, 11, 12] });
  await step(page, 'First page').click();
  await expectPage(page, { current: 1, shown: [1, 2, 3, 4, 5] });
  await expect(page).toHaveURL('/portfolio');
});

test('a page holds six projects, and the next one is scrolled to smoothly', async ({ page }) => {
  await visit(page, '/portfolio');
  await expect(page.getByRole('article')).toHaveCount(6);
  // How many places of a smooth scroll are seen depends on the machine: none on a busy one.
  await page.evaluate(() => {
    const behaviors: unknown[] = [];
    const original = window.scrollTo.bind(window);
    const scrollTo = (options: ScrollToOptions) => {
      behaviors.push(options.behavior);
      original(options);
    };
    Object.assign(window, { behaviors, scrollTo });
  });
  await step(page, 'Next page').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await step(page, 'Next page').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const behaviors = await page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
  expect(new Set(behaviors)).toEqual(new Set(['smooth']));
});
