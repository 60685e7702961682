import { test } from '../harness/outage-stack';
import { expect, visit } from '../harness/test';

test('while the cms is down, pages rendered before still come', async ({ page, line, site }) => {
  for (const path of ['/', '/portfolio']) await visit(page, site + path);
  line.isCut = true;
  for (const path of ['/', '/portfolio']) {
    const refused = line.refused;
    await expect(async () => {
      await visit(page, site + path);
      expect(line.refused).toBeGreaterThan(refused);
    }).toPass();
    await expect(page.getByRole('article')).toHaveCount(6);
  }
});

test.describe('while the cms is down,', () => {
  test.use({ expectedErrors: /status of 50[23]|Loading projects failed/ });

  test('a page seen for the first time is empty, and fills with Try again', async ({ page, line, site }) => {
    line.isCut = true;
    const triedInBrowser = page.waitForEvent('console', (message) =>
      message.text().startsWith('Loading projects failed'),
    );
    const answer = await page.goto(`${site}/portfolio`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByText('No projects found')).toBeVisible();
    await triedInBrowser;

    line.isCut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByText('No projects found')).toBeHidden();
  });
});
