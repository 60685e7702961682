import { field, messages } from '../harness/chat';
import { form, message } from '../harness/contact';
import { expect, test } from '../harness/test';

test.describe('what is typed before the page listens', () => {
  let release = () => {};

  test.beforeEach(async ({ page }) => {
    const isTyped = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isTyped;
      await route.continue();
    });
  });

  test('is compared, by a click that came before, too', async ({ page }) => {
    await page.goto('/fit', { waitUntil: 'commit' });
    const advert = page.getByRole('textbox', { name: 'Job advert' });
    await advert.fill('Requirements\n- React\n- Fortran');
    await page.getByRole('button', { name: 'Compare' }).click();
    // Shows a bar.
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    release();
    await expect(page.getByRole('region', { name: 'Evidence' })).toContainText('1 of 2 checked requirements');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    await expect(advert).toHaveValue('Requirements\n- React\n- Fortran');
    await expect(page.getByText(/^30 of 12,000 characters/)).toBeVisible();
  });

  test('can be sent to the assistant, and a prepared question does not take its place', async ({ page }) => {
    await page.goto('/chatbot?project=taant-handloom-store', { waitUntil: 'commit' });
    await field(page).fill('My own question');
    await field(page).evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(3, 6));
    release();
    await expect(page.getByText('15/1000 characters')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await expect(page).toHaveURL('/chatbot');
    await expect(page.getByRole('button', { name: /^Tell me about the project/ })).toBeVisible();
    await expect(field(page)).toHaveValue('My own question');
    await page.keyboard.type('new');
    await expect(field(page)).toHaveValue('My new question');
  });

  test('is sent to the assistant by Enter, once', async ({ page }) => {
    await page.goto('/chatbot', { waitUntil: 'commit' });
    await field(page).fill('What did you build?');
    await field(page).press('Enter');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('What did you build?');
    release();
    await expect(field(page)).toHaveValue('');
    await expect(messages(page).getByText('What did you build?', { exact: true })).toHaveCount(1);
  });

  test('stays in a form that begins with a text of its own, and is kept', async ({ page }) => {
    await page.goto('/contact?project=taant-handloom-store', { waitUntil: 'commit' });
    await expect(message(page)).toHaveValue(/^About “Taant Handloom Store”/);
    await message(page).fill('About sarees');
    await form(page).getByLabel('Email').fill('farhana@example.com');
    release();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('portfolio.message')))
      .toContain('"farhana@example.com"');
    await expect(message(page)).toHaveValue('About sarees');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(message(page)).toHaveValue('About sarees');
  });
});
