import { test } from '../harness/kept-site';
import { openTheme } from '../harness/site-editor';
import { expect, visit } from '../harness/test';

test('beside the form the page shows what is not saved yet, and its links lead nowhere', async ({
  page,
  member,
}) => {
  const form = await openTheme(page, member, 'home');
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await form.getByLabel('Tagline').fill('Boats that arrive on time');
  await expect(preview.getByText('Boats that arrive on time')).toBeVisible();
  const link = preview.getByRole('main').getByRole('link').first();
  await link.click({ force: true });
  await link.focus();
  await expect(link).not.toBeFocused();
  await expect(preview.getByText('Boats that arrive on time')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Tab');
  await expect(preview.getByRole('region', { name: 'Page' })).toBeFocused();
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/dashboard/site/preview');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page opens as visitors see it', async ({ page, member }) => {
    await openTheme(page, member, 'about');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'See it as visitors do' }).click();
    await expect(await opened).toHaveURL('/about');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('the preview shows nothing of its own to those who open it by its address', async ({ page }) => {
  await visit(page, '/dashboard/site/preview');
  await expect(page).toHaveURL('/');
});
