import { cutOff } from '../harness/cut-off';
import { expectAccessible } from '../harness/expect-accessible';
import { openGallery } from '../harness/gallery';
import { answerMany, LONG } from '../harness/many-projects';
import { expect, test, visit } from '../harness/test';

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
    expect(await cutOff(page)).toEqual([]);
    await filters.getByText('Show fewer').click();
    await filters.getByRole('link', { name: `${LONG}, 299 projects` }).click();
    await expect(page.getByRole('link', { name: `Remove ${LONG}` }).first()).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
  });
