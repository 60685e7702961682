import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './test';

const PUBLIC_PAGES = ['/', '/about', '/portfolio', '/contact', '/chatbot', '/nowhere'];

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

test('search engines read who the site is about and what was built', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((node) => node['@type'])).toEqual(['Person', 'ItemList']);
  expect(graph[1]?.itemListElement).toHaveLength(6);
});

test('a click that comes before the page listens is not lost', async ({ page }) => {
  await page.goto('/portfolio', { waitUntil: 'commit' });
  const carousel = page
    .getByRole('group', { name: /^Pictures of/ })
    .filter({ hasText: '1 /' })
    .first();
  await carousel.getByRole('button', { name: 'Next image' }).click();
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

test('Hire Me leads to the contact section, below the bar', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Hire Me' }).click();
  const heading = page.getByRole('heading', { name: 'Get In Touch' });
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
});

test('going through the gallery scrolls to its top, and back comes back', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/portfolio?page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe of 60 px shows the next picture, one of 40 px does not', async ({ page }) => {
    await visit(page, '/portfolio');
    const carousel = page
      .getByRole('group', { name: /^Pictures of/ })
      .filter({ hasText: '1 /' })
      .first();
    await expect(carousel.getByText('Swipe to navigate')).toBeVisible();
    const shown = await carousel.elementHandle();
    await swipe(page, carousel, -40);
    expect(await shown.innerText()).toContain('1 /');
    await swipe(page, carousel, -60);
    await expect.poll(() => shown.innerText()).toContain('2 /');
  });

  test('the menu leads to another page and closes', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Me' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('every public page', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const width of [320, 390, 1440]) {
    test(`is accessible and fits ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of PUBLIC_PAGES) {
        await visit(page, path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations, path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      }
    });
  }
});

async function swipe(page: Page, carousel: Locator, distance: number) {
  await carousel.scrollIntoViewIfNeeded();
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not on the screen.');
  const y = box.y + 60;
  const x = box.x + box.width / 2;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + distance, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
