import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/expect-accessible';
import { answerGallery, changeAnswer, openGallery } from '../harness/gallery';
import { expect, test, visit } from '../harness/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const LONG = 'Die Donaudampfschifffahrtsgesellschaftskapitän';

/** As a portfolio of three hundred projects and a hundred technologies answers. */
function answerMany(page: Page) {
  const facet = (value: string, count: number) => ({ __typename: 'Facet', value, count });
  const technologies = Array.from({ length: 100 }, (_, index) =>
    facet(`Technology ${index + 1}`, 300 - index),
  );
  technologies[1] = facet(LONG, 299);
  technologies[2] = facet('বাংলা', 298);
  return answerGallery(page, (route) =>
    changeAnswer(route, (connection) =>
      Object.assign(connection, {
        technologies,
        platforms: ['Web Application', 'WordPress Theme/Plugin', 'Chrome Extension'].map((name) =>
          facet(name, 100),
        ),
        pageInfo: { ...connection.pageInfo, total: 300, pageCount: 50 },
      }),
    ),
  );
}

for (const width of [390, 768, 1440])
  test(`at ${width} px, a hundred technologies and long names have room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answerMany(page);
    await visit(page, '/about');
    await openGallery(page);
    await expect(page.getByText('300 projects')).toBeVisible();
    const filters = page.getByRole('navigation', { name: 'Filters' });
    if (width < 768) await page.getByText('Filters', { exact: true }).click();
    await expect(filters.getByRole('link', { name: `${LONG}, 299 projects` })).toBeVisible();
    await expect(filters.getByRole('link', { name: /^Technology 100/ })).toBeHidden();
    await filters.getByText('Show 88 more').click();
    await expect(filters.getByRole('link', { name: /^Technology 100/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await filters.getByText('Show fewer').click();
    await filters.getByRole('link', { name: `${LONG}, 299 projects` }).click();
    await expect(page.getByRole('link', { name: `Remove ${LONG}` }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
