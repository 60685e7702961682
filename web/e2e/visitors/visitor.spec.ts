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

test('a click that comes while the page begins to listen is answered once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      // React listens to its root before it looks at what is rendered.
      if (isPressed || args[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return;
      isPressed = true;
      queueMicrotask(() => document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click());
    };
  });
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
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
