import type { Locator, Page } from '@playwright/test';
import { OWNER } from '../harness/accounts';
import { gate } from '../harness/gate';
import { tinyPng } from '../harness/photos';
import { aProject } from '../harness/project-form';
import { createProject } from '../harness/projects';
import { expect, test, visit } from '../harness/test';

const NAME = `Ebb Almanac ${Date.now()}`;
const FOUND = `/portfolio?q=${encodeURIComponent(NAME)}`;

test.beforeEach(async ({ request }) => {
  for (const which of ['First', 'Second', 'Third', 'Fourth'])
    await createProject(request, OWNER, aProject(`${NAME} ${which}`), [await tinyPng(`${which}.png`)]);
});

const cardLink = (page: Page, which: string) =>
  page.getByRole('article').getByRole('link', { name: `${NAME} ${which}`, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: NAME });

const WAYS: { way: string; follow: (link: Locator) => Promise<void> }[] = [
  { way: 'mouse', follow: (link) => link.click() },
  { way: 'keyboard', follow: (link) => link.press('Enter') },
];

for (const { way, follow } of WAYS) {
  for (const [place, from, first] of [
    ['home', '/'],
    ['home, after a call to action,', '/', 'Hire Me'],
    ['in the gallery', '/portfolio'],
    ['at what was found', FOUND],
  ] as const) {
    test(`back ${place} a visitor with the ${way} is where the card is`, async ({ page }) => {
      await visit(page, from);
      if (first) await page.getByRole('link', { name: first }).click();
      const link = cardLink(page, 'Second');
      await link.focus();
      const left = page.evaluate(placeOfClick);
      await follow(link);
      await expect(heading(page)).toBeVisible();
      await page.goBack();
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(await left);
    });
  }
}

test('the way up from a project leads to the gallery as it was', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(NAME);
  await expect(page).toHaveURL(/q=Ebb/);
  await expect(page.getByRole('article')).toHaveCount(4);
  // Another spelling of the same search.
  const gallery = page.url().toLowerCase();
  await cardLink(page, 'Third').click();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByText(`${NAME} Third`)).toHaveAttribute('aria-current', 'page');
  await breadcrumb.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(gallery);
  await expect(page.getByRole('article')).toHaveCount(4);
});

test('while a project is awaited, a visitor sees that something happens', async ({ page }) => {
  const answer = gate();
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('query ProjectPage')) await answer.opened;
    await route.continue();
  });
  await visit(page, FOUND);
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeHidden();
  await cardLink(page, 'Fourth').click();
  await expect(progress).toBeVisible();
  await expect(cardLink(page, 'Fourth')).toBeVisible();
  answer.open();
  await expect(heading(page)).toBeVisible();
  await expect(progress).toBeHidden();
});

function placeOfClick() {
  return new Promise<number>((resolve) =>
    document.addEventListener('click', () => resolve(scrollY), { capture: true, once: true }),
  );
}
