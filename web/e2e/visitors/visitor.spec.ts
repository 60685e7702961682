import { expect, test, visit } from '../harness/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the projects, page by page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'View All Projects' }).click();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/portfolio?page=2');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a click that comes before the page listens is not lost', async ({ page }) => {
  let release = () => {};
  const isClicked = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isClicked;
    await route.continue();
  });
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const carousel = page
    .getByRole('group', { name: /^Pictures of/ })
    .filter({ hasText: '1 /' })
    .first();
  await carousel.getByRole('button', { name: 'Next image' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(page.getByRole('group', { name: /^Pictures of/ }).filter({ hasText: '2 /' })).toHaveCount(0);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('group', { name: /^Pictures of/ }).filter({ hasText: '2 /' })).toHaveCount(1);
});

test('a rendered page asks the server for nothing again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.url());
  });
  await visit(page, '/portfolio');
  expect(asked).toEqual([]);
});

test('back leads through the pages of the gallery', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/portfolio?page=2');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
